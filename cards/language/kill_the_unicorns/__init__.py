"""The effect language of Kill the Unicorns: stratagems, abilities and articles as small programs.
Pure: a typed grammar and its checks; what a program does is the ruleset's business."""
