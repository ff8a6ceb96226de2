"""The balance report: what some thousand quick games tell of the cards of a draft, beside the published version."""
