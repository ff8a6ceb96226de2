// Plays one game with the generated TypeScript client, by filling forms: node play.js address ruleset seats options.
import { randomUUID } from "node:crypto";
import { createGuest, getGame, listEvents, listRulesets, openTable, startGame, takeAction } from "./client";
import type { ActionRequest, FormView, Game } from "./client";
import { client } from "./client/client.gen";

const pick = <T>(choices: T[]): T => choices[Math.floor(Math.random() * choices.length)];
const key = () => ({ "Idempotency-Key": randomUUID() });

// Any filling of any form is legal.
function fill(prompt: string, form: FormView): ActionRequest {
    const filled: Record<string, string | string[]> = { prompt, type: form.type };
    for (const [name, field] of Object.entries(form.fields)) {
        const values = field.choices.map((choice) => choice.value).sort(() => Math.random() - 0.5);
        const count = field.min + Math.floor(Math.random() * (field.max - field.min + 1));
        filled[name] = field.kind === "one" ? values[0] : values.slice(0, count);
    }
    return filled as ActionRequest;
}

// The finished game, and how many actions it took.
async function play(game: Game): Promise<[Game, number]> {
    let actions = 0;
    while (game.status === "running") {
        const path = { game_id: game.id };
        if (game.prompts.length > 0) {
            const prompt = pick(game.prompts);
            const body = fill(prompt.id, pick(prompt.forms));
            const answer = await takeAction({ path, body, headers: key() });
            if (answer.data) {
                [game, actions] = [answer.data, actions + 1];
                continue;
            }
            if (answer.error?.code !== "prompt_closed") throw answer.error; // somebody was faster
        }
        await listEvents({ path, query: { after: game.version, wait: 20 }, throwOnError: true });
        game = (await getGame({ path, throwOnError: true })).data;
    }
    return [game, actions];
}

async function main(address: string, ruleset: string, seats: number, options: Record<string, unknown>): Promise<void> {
    client.setConfig({ baseUrl: address });
    const guest = await createGuest({ body: { display_name: "TypeScript" }, throwOnError: true });
    client.setConfig({ auth: guest.data.access });
    const bots = Array<string>(seats - 1).fill("random");
    const rulesets = (await listRulesets({ throwOnError: true })).data.items;
    const settings = rulesets.find((one) => one.name === ruleset)?.clock[0].settings ?? [];
    const clock = { seconds: Object.fromEntries(settings.filter((one) => one.min === 0).map((one) => [one.name, 0])) };
    const body = { ruleset, bots, access: "private" as const, clock, options };
    const table = await openTable({ body, headers: key(), throwOnError: true });
    const path = { game_id: table.data.id };
    const [game, actions] = await play((await startGame({ path, throwOnError: true })).data);
    if (!game.outcome) throw new Error(`no outcome: ${game.status}`);
    console.log(`${ruleset} ${JSON.stringify(options)}: ${actions} actions, won by seat [${game.outcome.winners}]`);
}

const [address, ruleset, seats, options] = process.argv.slice(2);
main(address, ruleset, Number(seats), JSON.parse(options)).catch((error) => {
    console.error(error);
    process.exit(1);
});
