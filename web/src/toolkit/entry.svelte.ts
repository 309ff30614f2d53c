import { choose, meant, missing, narrow, offered, open, toggle, without } from './narrow';
import type { SayMessages } from './board';
import type { Listed, Selection, Side } from './narrow';
import { problemText } from '../problem';
import type { AnyGame, Game, ListedMove, MovePreview, OpenDecision, Pick, Preview } from './types';

/** A target that cannot be chosen. */
export interface Barred {
    readonly pick: string;
    readonly id: string;
}

/**
 * The state of an answer to a decision: the choices made so far, the choices that are left, and the server's preview of
 * the move. Boards read it and call `choose`. They never know what a move means.
 */
export class Entry<G extends Game = AnyGame> {
    asked: OpenDecision | undefined = $state.raw(undefined);
    /** Says what is asked and what can be picked. */
    say: SayMessages = $state.raw(() => '');
    chosenByPick: Selection = $state.raw({});
    /** A choice that no move has; the page asks the server why. */
    refused: Barred | undefined = $state.raw(undefined);
    /** Why something greyed cannot be chosen now, in the board's own words: the page tells it as it tells a refusal. */
    excuse: { readonly says: string } | undefined = $state.raw(undefined);
    /** A greyed target under the pointer or the focus, so that the page asks the server why it cannot be chosen. */
    doubted: Barred | undefined = $state.raw(undefined);
    #reasons: ReadonlyMap<string, string> = $state.raw(new Map());
    /** True if the page tells reasons. Editors, replays and pictures tell none. */
    readonly explains: boolean;
    /** A move written in the move box, for decisions whose moves are not all listed. */
    written: string | undefined = $state(undefined);
    #whole: Selection | undefined = $state.raw(undefined);
    /** The pick at which something was chosen last. */
    latest: string | undefined = $state.raw(undefined);

    constructor(explains = false) {
        this.explains = explains;
    }

    /** The choices made by a button that names a whole move. */
    #pressed: Selection | undefined = $state.raw(undefined);
    /** True if the page sends the written move as soon as the server has found it legal. */
    sure = $state(false);
    /** Why the board does not let these choices be sent; undefined if they may be. */
    withheld: string | undefined = $state.raw(undefined);
    /** Moves that somebody is looking at, so that the page asks the server what they do. */
    wondered: readonly string[] = $state.raw([]);
    /** The server's previews of moves, by their text. */
    previews: ReadonlyMap<string, Preview<G>> = $state.raw(new Map());

    /** The player's own answer while it lies sealed until all are in, with the server's preview of it. */
    sealed: { text: string; does?: MovePreview<G> } | undefined = $state.raw(undefined);

    /** The move that the server read from choices without a listed move. */
    supposed: { chosen: Selection; says: Preview<G> } | undefined = $state.raw(undefined);

    readonly moves: readonly ListedMove<G>[] = $derived(this.asked?.moves ?? []);
    /** The choices by which listed moves are narrowed: bargains are not, where others than the listed ones may be made. */
    readonly firm: Selection = $derived(
        this.asked?.unlisted
            ? Object.fromEntries(Object.entries(this.chosenByPick).filter(([name]) => this.pick(name)?.kind !== 'offer'))
            : this.chosenByPick,
    );
    readonly left: readonly ListedMove<G>[] = $derived(narrow(this.moves, this.firm));
    // If a pick takes several ids, all moves are listed. Only bargains are not listed.
    readonly #several: readonly string[] = $derived(Object.keys(this.chosenByPick).filter((name) => this.pick(name)?.kind === 'some'));
    /** True if no move fits the choices, listed or not. */
    readonly stuck: boolean = $derived(this.#several.length > 0 && this.left.length === 0 && this.written === undefined);
    /** True if the choices fit no listed move. Then the server reads them. */
    readonly free: boolean = $derived(
        (this.asked?.unlisted ?? false) &&
            this.#several.length === 0 &&
            this.written === undefined &&
            Object.keys(this.chosenByPick).length > 0 &&
            (this.left.length === 0 ||
                (this.firm !== this.chosenByPick && Object.keys(this.firm).length < Object.keys(this.chosenByPick).length)),
    );
    // An amount that was not touched is the least.
    readonly #filled: Selection = $derived.by(() => {
        if (Object.keys(this.chosenByPick).length === 0) return this.chosenByPick;
        let filled = this.chosenByPick;
        for (const pick of this.asked?.picks ?? []) {
            if (pick.kind !== 'amount' || filled[pick.name]) continue;
            const more = { ...filled, [pick.name]: [String(pick.least)] };
            if (narrow(this.moves, more).length > 0) filled = more;
        }
        return filled;
    });
    readonly listed: ListedMove<G> | undefined = $derived.by(() => {
        const found = this.free ? undefined : meant(this.moves, this.#filled);
        return found && this.#bargains(found).length > 0 ? undefined : found;
    });
    /** The text of the move that is meant, once there is one. */
    readonly move: string | undefined = $derived(
        this.written ?? this.listed?.text ?? (this.supposed?.chosen === this.chosenByPick ? this.supposed.says.move : undefined),
    );
    /** The same move as data; undefined until the server has read what was written. */
    readonly fields: G['Move'] | undefined = $derived(
        this.listed?.text === this.move ? this.listed?.fields : this.move === undefined ? undefined : this.previews.get(this.move)?.fields,
    );
    /** The choice that is missing before the choices are a move. */
    readonly lacking: string | undefined = $derived.by(() => {
        if (this.supposed?.chosen !== this.chosenByPick) return undefined;
        const problem = this.supposed.says.problems[0];
        return problem && problemText(problem);
    });
    readonly missing: readonly Pick[] = $derived.by(() => {
        const picks = this.asked?.picks ?? [];
        const names = missing(
            this.moves,
            this.chosenByPick,
            picks.map((pick) => pick.name),
        );
        const [only, ...others] = this.left;
        if (only && others.length === 0 && !this.free) names.push(...this.#bargains(only));
        return picks.filter((pick) => names.includes(pick.name));
    });

    /** A new question, or none. The same question again keeps what was chosen. */
    ask(asked: OpenDecision | undefined): void {
        if (asked && this.asked && asked.decision === this.asked.decision && asked.seat === this.asked.seat) return;
        this.asked = asked;
        this.previews = new Map();
        this.#reasons = new Map();
        this.doubted = undefined;
        this.clear();
    }

    /** The own answer that waits for the others’, or none. Comes before the question goes, and with it what was said. */
    seal(text: string | undefined): void {
        if (text === this.sealed?.text) return;
        const known = text === undefined ? undefined : this.previews.get(text);
        this.sealed = text === undefined ? undefined : { text, ...(known?.does && { does: known.does }) };
    }

    clear(): void {
        this.sure = false;
        this.withheld = undefined;
        this.chosenByPick = {};
        this.refused = undefined;
        this.excuse = undefined;
        this.written = undefined;
        this.wondered = [];
        this.supposed = undefined;
    }

    pick(name: string): Pick | undefined {
        return this.asked?.picks.find((pick) => pick.name === name);
    }

    /** Bargains of a listed move that are still to be put together: where others may be made, too, the only listed one is not meant. */
    #bargains(move: Listed): string[] {
        if (!this.asked?.unlisted || Object.keys(this.chosenByPick).length === 0) return [];
        return Object.keys(move.selection).filter((name) => this.pick(name)?.kind === 'offer' && this.chosen(name).length === 0);
    }

    /** Returns all ids that the pick offers, whatever else was chosen. */
    targets(name: string): ReadonlySet<string> {
        const pick = this.pick(name);
        return new Set(pick && 'targets' in pick ? pick.targets.map((target) => target.id) : []);
    }

    /** The ids that can still be chosen there. */
    open(name: string): ReadonlySet<string> {
        if (!this.pick(name)) return new Set();
        const ids = open(this.moves, this.firm, name);
        if (!this.asked?.unlisted || this.#several.length > 0 || this.pick(name)?.kind === 'some') return ids;
        // A choice that no listed move has may still be part of an unlisted move.
        const targets = this.targets(name);
        if (narrow(this.moves, this.firm, name).length === 0) return targets;
        for (const id of targets) {
            if (!this.moves.some((move) => move.selection[name]?.includes(id))) ids.add(id);
        }
        return ids;
    }

    chosen(name: string): readonly string[] {
        return this.chosenByPick[name] ?? [];
    }

    /** Returns what is chosen there, or the only possibility that the other choices leave. */
    settled(name: string): string | undefined {
        const own = this.chosen(name)[0];
        if (own || Object.keys(this.chosenByPick).length === 0) return own;
        const ids = new Set(this.left.map((move) => move.selection[name]?.[0]));
        return ids.size === 1 ? [...ids][0] : undefined;
    }

    /** Tells why something cannot be chosen now, where no question to the server would have that answer. */
    explain(says: string): void {
        this.refused = undefined;
        this.excuse = { says };
    }

    /** Asks why a target cannot be chosen. */
    doubt(pick: string, id: string): void {
        if (this.reasonFor(pick, id) === undefined) this.doubted = { pick, id };
    }

    /** Returns why a target cannot be chosen, once the page has asked. */
    reasonFor(pick: string, id: string): string | undefined {
        return this.#reasons.get(`${pick} ${id}`);
    }

    learnReason({ pick, id }: Barred, says: string): void {
        this.#reasons = new Map(this.#reasons).set(`${pick} ${id}`, says);
    }

    choose(name: string, id: string): void {
        const pick = this.pick(name);
        this.written = undefined;
        this.excuse = undefined;
        this.latest = name;
        if (pick?.kind === 'some') {
            this.refused = undefined;
            const count = pick.targets.find((target) => target.id === id)?.count ?? 1;
            this.chosenByPick = toggle(this.chosenByPick, name, id, pick.most, count);
            return;
        }
        const together = this.moves.some((move) => move.selection[name] && this.#several.some((other) => move.selection[other]));
        if (this.asked?.unlisted && this.stuck && together) {
            this.refused = { pick: name, id };
            return;
        }
        let next = pick && choose(this.moves, this.chosenByPick, name, id);
        if (pick && this.asked?.unlisted && (!next || this.free) && this.targets(name).has(id)) {
            const kept = this.#several.reduce<Selection>(without, this.chosenByPick);
            next = this.chosen(name)[0] === id ? without(kept, name) : { ...kept, [name]: [id] };
        }
        this.refused = next ? undefined : { pick: name, id };
        if (next) this.chosenByPick = next;
    }

    /** Chooses a whole move by its button, such as "End turn". No other choice follows. */
    press(name: string, id: string): void {
        this.choose(name, id);
        this.#pressed = this.chosenByPick;
    }

    /** True if a button that names the whole move has chosen it. */
    get pressed(): boolean {
        return this.chosenByPick === this.#pressed && Object.keys(this.chosenByPick).length > 0;
    }

    /** Nothing at all, at a pick that takes any number. */
    none(name: string): void {
        this.written = undefined;
        this.refused = undefined;
        this.chosenByPick = { ...this.chosenByPick, [name]: [] };
    }

    /** One thing more (or less) on one side of a bargain. */
    bargain(name: string, side: Side, thing: string, more: boolean): void {
        const pick = this.pick(name);
        if (pick?.kind !== 'offer') return;
        const id = offered(side, thing);
        const there = pick[side].find((target) => target.id === thing)?.count ?? 0;
        const ids = [...this.chosen(name)];
        if (more && ids.filter((other) => other === id).length < there) ids.push(id);
        else if (!more && ids.includes(id)) ids.splice(ids.indexOf(id), 1);
        this.written = undefined;
        this.refused = undefined;
        this.chosenByPick = ids.length > 0 ? { ...this.chosenByPick, [name]: ids } : without(this.chosenByPick, name);
    }

    /** Returns the amount of a thing on one side of a trade. */
    laid(name: string, side: Side, thing: string): number {
        const id = offered(side, thing);
        return this.chosen(name).filter((other) => other === id).length;
    }

    /** The move that the server read from choices without a listed move. */
    suppose(chosen: Selection, says: Preview<G>): void {
        this.supposed = { chosen, says };
        if (says.move) this.learn(says.move, says);
    }

    write(text: string): void {
        const listed = this.moves.find((move) => move.text === text);
        this.chosenByPick = listed?.selection ?? {};
        this.#whole = this.chosenByPick;
        // A move that no choice enters, such as doing nothing, is meant by its text.
        this.written = Object.keys(this.chosenByPick).length > 0 ? undefined : text;
        this.refused = undefined;
    }

    /** True if the move was taken over as a whole. The player reads it before it is sent. */
    get whole(): boolean {
        return this.chosenByPick === this.#whole;
    }

    /** The same by one click: it is sent without more ado. */
    make(text: string): void {
        this.write(text);
        this.sure = true;
    }

    /** Takes the last choice back; false if there was none. */
    back(): boolean {
        const names = Object.keys(this.chosenByPick);
        const last = names[names.length - 1];
        if (this.written !== undefined) this.written = undefined;
        else if (last === undefined) return false;
        else this.chosenByPick = without(this.chosenByPick, last);
        this.refused = undefined;
        return true;
    }

    preview(text: string): Preview<G> | undefined {
        return this.previews.get(text);
    }

    /** Asks what the moves with this choice would do; at most a handful of them, so that pointing costs little. */
    wonder(name: string, id: string): void {
        const next = narrow(this.moves, this.chosenByPick, name)
            .filter((move) => move.selection[name]?.[0] === id)
            .map((move) => move.text);
        const unknown = next.filter((text) => !this.previews.has(text));
        if (unknown.length > 0 && unknown.length <= 6) this.wondered = unknown;
    }

    learn(text: string, preview: Preview<G>): void {
        this.previews = new Map(this.previews).set(text, preview);
    }

    /** The texts of moves whose previews are not known yet. */
    learnAll(does: Readonly<Record<string, MovePreview<G>>>): void {
        const next = new Map(this.previews);
        for (const [text, known] of Object.entries(does)) {
            if (!next.has(text)) next.set(text, { move: text, problems: [], takeBack: undefined, does: known });
        }
        this.previews = next;
    }
}
