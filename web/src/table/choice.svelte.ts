import * as api from '../api';
import { settings } from '../settings.svelte';
import type { LiveTable } from './live.svelte';
import { hasMovedInTurn } from './turn';
import { bargain } from './bargain';
import { effects, headline } from './previews';
import { copy, learnReason, reason } from './reason';
import { clauses } from '$toolkit/messages';
import type { OpenDecision } from '$toolkit/types';
import { messages, t } from '../messages/messages.svelte';

/**
 * The choice that the player at a table is making: which move is meant, what the server says about it, and when it is
 * sent without a confirmation. To be made while a component starts, since it watches the table.
 */
export class Choice {
    readonly #table: LiveTable;
    readonly #entry = $derived.by(() => this.#table.entry);
    readonly asked = $derived.by(() => this.#entry.asked);
    readonly move = $derived.by(() => this.#entry.move);
    readonly preview = $derived.by(() => (this.move ? this.#entry.preview(this.move) : undefined));

    /** The move in words; what cannot be read as one is shown as it was written. */
    readonly phrased = $derived.by(() =>
        !this.move || this.preview?.problems.length
            ? undefined
            : (this.preview?.does && headline(this.preview.does, this.#table.say)) ||
              this.words(this.#entry.listed?.selection ?? this.#supposed) ||
              undefined,
    );
    /** The choices that no listed move has, where the server has read a move from them. */
    readonly #supposed = $derived.by(() => (this.#entry.supposed?.chosen === this.#entry.chosenByPick ? this.#entry.chosenByPick : {}));
    readonly picked = $derived.by(() => Object.keys(this.#entry.chosenByPick).length);

    /** The picks that are left. A pick with only one answer is settled, and the page does not ask for it. */
    readonly wanted = $derived.by(() =>
        this.#entry.missing.filter((pick) => pick.kind === 'some' || pick.kind === 'offer' || this.#entry.open(pick.name).size !== 1),
    );

    /** While a bargain is put together the bar keeps its height: what stands above it must not move under the finger. */
    readonly bargaining = $derived.by(
        () => this.asked?.picks.some((pick) => pick.kind === 'offer' && this.#entry.chosen(pick.name).length > 0) ?? false,
    );

    /** The bargain that is still empty where the server misses something. */
    readonly empty = $derived.by(() =>
        this.asked?.picks.find((pick) => pick.kind === 'offer' && this.#entry.chosen(pick.name).length === 0),
    );

    /** The effect of a move. It may take several sentences. They then have the whole width, and the buttons stand below. */
    readonly told = $derived.by(() => (this.preview?.does ? effects(this.preview.does, this.#table.say) : ''));

    /** The move that could not be sent yet, in words as far as they are known. */
    readonly unsent = $derived.by(() => {
        const text = this.#table.out.unsent?.text ?? '';
        const does = this.#entry.preview(text)?.does;
        return (does && headline(does, this.#table.say)) || text;
    });

    constructor(table: LiveTable) {
        this.#table = table;
        $effect(() => this.#learnMove());
        $effect(() => this.#learnTargets());
        $effect(() => this.#learnReason());
        $effect(() => this.#learnDoubt());
        $effect(() => this.#tellExcuse());
        // An error is shown until something else is chosen.
        $effect(() => {
            if (this.picked > 0 && !this.#entry.refused) table.trouble = undefined;
        });
        $effect(() => this.#send());
        $effect(() => this.#sendOnlyMove());
        $effect(() => this.#learnSelection());
    }

    /** Returns the selection, in the words on the targets. */
    words(selection: Readonly<Record<string, readonly string[]>>): string {
        const entry = this.#entry;
        const said = Object.entries(selection).flatMap(([name, ids]) => {
            const pick = entry.pick(name);
            const targets = pick && 'targets' in pick ? pick.targets : [];
            if (pick?.kind === 'offer') return bargain(pick, ids, entry.say);
            return ids.map((id) => entry.say(targets.filter((target) => target.id === id).map((target) => target.says)) || id);
        });
        return messages.language.capitalized(clauses(said));
    }

    /** Asks for the preview of a move of the question that is open now. */
    #ask(text: string) {
        const known = this.asked;
        if (!known) return;
        void api
            .preview(this.#table.id, { seat: known.seat, decision: known.decision, move: text })
            .then((says) => {
                if (this.#entry.asked === known) this.#entry.learn(text, says);
            })
            .catch(() => undefined);
    }

    /** Asks what the move does as soon as it is clear which move is meant. */
    #learnMove() {
        if (this.asked && this.move && this.preview?.takeBack === undefined) this.#ask(this.move);
    }

    /** Tells the effect of a target under the pointer, too, once the pointer has rested there. */
    #learnTargets() {
        const texts = this.#entry.wondered;
        const known = this.asked;
        if (!known || texts.length === 0) return;
        const timer = setTimeout(() => {
            for (const text of texts) if (!this.#entry.preview(text) && this.#entry.asked === known) this.#ask(text);
        }, 120);
        return () => clearTimeout(timer);
    }

    /** Returns what asks the server about choices of this question. */
    #considering({ seat, decision }: OpenDecision) {
        return (selection: Record<string, string[]>) => api.preview(this.#table.id, { seat, decision, selection });
    }

    /** A choice that no move has: the server says why. */
    #learnReason() {
        const table = this.#table;
        if (!this.#entry.refused || !this.asked) return;
        void reason(this.#entry, this.#considering(this.asked))
            .then((found) => {
                if (found) table.trouble = found;
            })
            .catch(() => (table.trouble = { says: t('ask.cannot') }));
    }

    /** A greyed target under the pointer or the focus: the server says why it is greyed. */
    #learnDoubt() {
        if (!this.#entry.doubted || !this.asked) return;
        void learnReason(this.#entry, this.#considering(this.asked)).catch(() => undefined);
    }

    /** Tells the board's own reason for something greyed, until something else is done. */
    #tellExcuse() {
        const excuse = this.#entry.excuse;
        if (!excuse) return;
        const table = this.#table;
        table.trouble = excuse;
        return () => {
            if (table.trouble === excuse) table.trouble = undefined;
        };
    }

    /** The server reads selections that no listed move has: above all, bargains. */
    #learnSelection() {
        const known = this.asked;
        const entry = this.#entry;
        if (!known || !entry.free) return;
        const chosen = entry.chosenByPick;
        void api
            .preview(this.#table.id, { seat: known.seat, decision: known.decision, selection: copy(chosen) })
            .then((says) => {
                if (entry.asked === known && entry.chosenByPick === chosen) entry.suppose(chosen, says);
            })
            .catch(() => undefined);
    }

    /**
     * Sends a move that needs no confirmation, since a single click asks for it. Where no confirmation is wanted, a
     * second choice suffices, too. So does a button that names the move, but not as the first click of a turn. Where any
     * number was chosen last, or a bargain grows, only a confirmation says that it was all. A hint and a written move are
     * read first. Against bots alone every move can be taken back.
     */
    #send() {
        const { move, preview } = this;
        if (!move || !preview || preview.takeBack === undefined || preview.refusal) return;
        const wanted = settings.confirms(this.#table.head?.clock.kind === 'days');
        const entry = this.#entry;
        const last = entry.pick(entry.latest ?? '');
        const several = this.bargaining || (last?.kind !== 'one' && (this.asked?.picks.some((pick) => pick.kind === 'some') ?? false));
        const counts = (entry.pressed && this.#later) || (this.picked >= 2 && !entry.whole && !several);
        const undone = preview.takeBack || this.#table.alone;
        if (entry.sure || (counts && (wanted === 'never' || (wanted === 'risky' && undone)))) void this.#table.coach.play(move);
    }

    /** The seat that is asked has moved in this turn before. */
    get #later(): boolean {
        const { frames, inTurn } = this.#table;
        return this.asked !== undefined && hasMovedInTurn(frames, this.asked.seat, inTurn);
    }

    /** Makes the only move by itself, if the player wants that and nothing is hidden. */
    #sendOnlyMove() {
        const table = this.#table;
        const known = this.asked;
        const [only, ...others] = known && !known.unlisted ? known.moves : [];
        if (!settings.forced || !only || others.length > 0 || table.held || table.head?.secrets !== false) return;
        const timer = setTimeout(() => {
            if (this.#entry.asked === known) void table.out.play(only.text);
        }, 500);
        return () => clearTimeout(timer);
    }
}
