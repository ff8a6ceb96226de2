/**
 * The types of the API, by short names. They come from openapi.yaml and exist only while the types are checked
 * (python -m tools.clients.page); the browser gets an empty module.
 *
 * @typedef {import("#api").components["schemas"]} Schemas
 * @typedef {Schemas["Game"]} Game
 * @typedef {Schemas["UnstableUnicornsGame"]} UnstableUnicorns
 * @typedef {Schemas["KillTheUnicornsGame"]} KillTheUnicorns
 * @typedef {Schemas["GameRow"]} GameRow
 * @typedef {Schemas["GamePage"]} GameList
 * @typedef {Schemas["PromptView"]} Prompt
 * @typedef {Schemas["FormView"]} Form
 * @typedef {Schemas["FormFieldView"]} Field
 * @typedef {Schemas["ChoiceView"]} Choice
 * @typedef {Schemas["Event"]} Event
 * @typedef {Schemas["EventPage"]} EventPage
 * @typedef {Schemas["Outcome"]} Outcome
 * @typedef {Schemas["SignedIn"]} SignedIn
 * @typedef {Schemas["CardDetail"]} Card
 * @typedef {Schemas["TableCards"]} TableCards
 * @typedef {Schemas["RulesetView"]} Ruleset
 * @typedef {Schemas["RulesetList"]} RulesetList
 * @typedef {Schemas["OptionView"]} Option
 * @typedef {Schemas["LabelBook"]} LabelBook
 * @typedef {Schemas["RulesetLabels"]} Labels
 * @typedef {Schemas["TablePreview"]} Preview
 * @typedef {Schemas["ProblemBody"]} ProblemBody
 * @typedef {Schemas["Scenario"]} Scenario
 * @typedef {Schemas["ScenarioView"]} ScenarioView
 * @typedef {Schemas["QuickPlayTicket"]} Ticket
 * @typedef {Schemas["UnicornCard"]} UnicornCard
 * @typedef {Schemas["SeatScore"]} SeatScore
 * @typedef {Record<string, string | string[]>} Action
 */
export {};
