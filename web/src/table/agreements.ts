// Says in words what was agreed at a table.
import type { ClockTerms, FileCard, GameCard, MatchCard } from '../wire';
import { clauses, sentences } from '$toolkit/messages';
import { described, labelOf, valueOf } from '../messages/say';
import { messages, t } from '../messages/messages.svelte';

export interface Agreement {
    readonly option: string;
    /** In few words: "two gardeners", "no cooperative play", "points for a planting: group". */
    readonly title: string;
    readonly says: string;
    readonly rule: string;
}

/** The options whose values are not the rulebook's; of one that is for other numbers of seats it is said that it does nothing. */
export function agreements(game: GameCard | undefined, options: Readonly<Record<string, string>>, seats?: number): Agreement[] {
    return Object.entries(options).map(([name, value]) => {
        const option = game?.options.find((one) => one.name === name);
        const slug = game?.slug ?? '';
        const words = labelOf(slug, 'option', name);
        const title =
            option?.input.kind === 'flag'
                ? value === 'on'
                    ? words
                    : t('agreed.no', { option: words })
                : t('agreed.value', { option: words, value: valueOf(slug, name, value) });
        const idle = option && seats !== undefined && option.standards[String(seats)] === undefined;
        const says = sentences([described(slug, 'option', name) ?? '', idle ? t('agreed.idle', { count: seats }) : '']);
        return { option: name, title, says, rule: option?.rule ?? '' };
    });
}

/** Tells which of the game's facts are printed and which are ours, and whose values a person's own file changes. */
export function provenance(game: GameCard, files: readonly FileCard[]): string {
    const foreign = files.filter((file) => file.differing > 0);
    return sentences([game.provenance, ...foreign.map((file) => t('agreed.author', { name: file.name, standard: file.standard }))]);
}

export function clockTerms(clock: ClockTerms): string {
    switch (clock.kind) {
        case 'none':
            return t('agreed.no-clock');
        case 'live': {
            const whole = clock.initialSeconds % 60 === 0;
            const count = whole ? clock.initialSeconds / 60 : clock.initialSeconds;
            return t('agreed.live', { unit: whole ? 'minutes' : 'seconds', count, increment: clock.incrementSeconds });
        }
        case 'days':
            return t('agreed.days', { days: clock.perDecision, pause: clock.pauseDays });
    }
}

/** One game of a match: by the named set that it plays with, else by what it agrees, else by its number. */
export function titleOf(game: GameCard | undefined, options: Readonly<Record<string, string>>, number: number): string {
    const preset = game?.presets.find((one) => same(one.options, options));
    if (preset) return labelOf(game?.slug ?? '', 'preset', preset.name);
    return clauses(agreements(game, options).map((one) => one.title)) || t('agreed.game', { number });
}

/** Returns the options of a match's game that not all of its games share. */
export function ownOptions(games: readonly { readonly options: Readonly<Record<string, string>> }[], at: number): Record<string, string> {
    return Object.fromEntries(
        Object.entries(games[at]?.options ?? {}).filter(([name, value]) => games.some((game) => game.options[name] !== value)),
    );
}

function same(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
    const names = Object.keys(a);
    return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** Returns the progress of a match: "Solo season, game 2 of 7". */
export function matchAt(slug: string, match: MatchCard): string {
    const name = labelOf(slug, 'match', match.name);
    return t('agreed.match-at', { match: messages.language.capitalized(name), game: match.game, games: match.games.length });
}
