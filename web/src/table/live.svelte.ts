import * as api from '../api';
import { Failure } from '../api';
import { Entry } from '$toolkit/entry.svelte';
import * as sound from '../sound';
import { muted } from './muted.svelte';
import { person } from '../person.svelte';
import { settings } from '../settings.svelte';
import { Coach } from './coach.svelte';
import { captionsOf, loggedAt, moverOf } from './captions';
import { Playback } from './playback.svelte';
import { Speaker } from './speaker.svelte';
import { EventCursor } from './cursor';
import { Printed } from './printed';
import { news, tookBack } from './proposal';
import { Sending } from './sending.svelte';
import { TableStream } from './stream.svelte';
import { TurnCall } from './turncall';
import type { SayMessages, Stage } from '$toolkit/board';
import type { Caption, Told } from './captions';
import { restoreChoice } from './savedchoice';
import type { Refusal } from './sending.svelte';
import type { ChatLine, FileCard, Frame, LogEntry, OpenDecision, Present, Snapshot, TableEvent, TableHead } from '../wire';
import { sayOfServer } from '../messages/say';
import { namedNote, namedTable } from './names';
import { sentences } from '$toolkit/messages';
import { t } from '../messages/messages.svelte';

/** The number of positions that are kept for trails and captions. */
const KEPT = 60;

/**
 * One table, as the server tells it. Stored events come by number and in order. After a break the stream goes on
 * after the last number. The moves of others are shown step by step at a reader's pace. The question to the player
 * comes last.
 */
export class LiveTable {
    readonly id: string;
    /** The seat from which it is seen, where one person holds several. */
    as: string | undefined = $state(undefined);
    /** The table as the server sent it. */
    sent: TableHead | undefined = $state.raw(undefined);
    /** The table as the reader reads it. */
    readonly head: TableHead | undefined = $derived(this.sent && namedTable(this.sent));
    present: Present | undefined = $state.raw(undefined);
    /** The files that replace the game's own. */
    files: readonly FileCard[] = $state.raw([]);
    /** The steps so far, step 1 first. */
    log: readonly LogEntry[] = $state.raw([]);
    chat: readonly ChatLine[] = $state.raw([]);
    /** The latest positions, oldest first. */
    frames: readonly Frame[] = $state.raw([]);
    /** The table's events other than moves, with the step before which each happened. */
    notes: readonly { step: number; told: () => string }[] = $state.raw([]);
    gone: string | undefined = $state(undefined);
    /** One sentence on what went wrong last, with the rule if one forbids it. */
    trouble: Refusal | undefined = $state.raw(undefined);
    /** The moves of others on their way to the screen and the screen reader. */
    readonly show = new Playback();
    readonly speaker = new Speaker();
    readonly entry = new Entry(true);
    readonly stream = new TableStream({
        address: () => api.events(this.id, this.as, this.#cursor.seq),
        opened: () => void this.out.resend(),
        hear: (event) => this.#hear(event),
        reload: () => void this.#reload(),
    });
    readonly out: Sending;
    readonly coach = new Coach(this);
    /** Tells a step in a sentence by its events; undefined as long as the game's catalogue is not loaded. */
    teller: ((step: Told) => string) | undefined = $state.raw();
    /** Says events and other messages of the game; its catalogue has the words. */
    say: SayMessages = $state.raw(() => '');
    /** Parts a step into moments; the game's board knows how. */
    stagesOf: (frame: Frame, before: Frame) => readonly Stage[] = $state.raw(() => []);
    /** The turn that goes on in a view, where the game's board tells. */
    turner: (view: object) => number | undefined = $state.raw(() => undefined);
    /** Returns the seat on turn in a view, as the game's board knows it. */
    inTurn: (view: object) => string | undefined = () => undefined;
    /** Returns the sound of a step that is shown without motion. */
    soundOf: (frame: Frame) => sound.Sound = () => 'plant';

    readonly #cursor = new EventCursor();
    readonly #printed = new Printed();
    /** The decision that the latest step has closed; the server says next what is open then. */
    #closed: number | undefined = $state();
    /** The seat that moved last. */
    #mover = '';
    readonly #call = new TurnCall();
    /** Counts the views looked from: what was asked for in an earlier one is of no use in the next. */
    #views = 0;
    /** The decision whose moves' previews were asked for. */
    #previewed: OpenDecision | undefined;

    constructor(id: string) {
        this.id = id;
        this.out = new Sending(id, {
            asked: () => this.entry.asked,
            step: () => this.latest?.step ?? 0,
            tell: (trouble) => (this.trouble = trouble),
            lost: () => this.stream.lost(),
            stand: (present) => this.#stand(present),
            reload: () => this.#reload(),
        });
        // A step is spoken when it has been shown, never before.
        this.show.onShown = (steps) => this.speaker.tell(() => sentences(steps.map((step) => this.told(step))));
        this.show.onChange = () => this.#call.shown(this.held !== undefined);
    }

    /** The position to draw: the one of the step being shown, otherwise the latest. */
    readonly shown: Frame | undefined = $derived(this.show.caption?.frame ?? this.frames[this.frames.length - 1]);
    readonly latest: Frame | undefined = $derived(this.frames[this.frames.length - 1]);
    /** The viewer's own seats that the table waits for; one that has answered in secret is no longer among them. */
    readonly due: readonly string[] = $derived(
        (this.head?.seats ?? [])
            .filter((card) => card.mine && !card.resigned && !card.standIn)
            .map((card) => card.seat)
            .filter((seat) => this.present?.waitingFor.includes(seat) && !this.present.answeredBy.includes(seat)),
    );
    /**
     * The step for whose end the next question waits. The end of the player's own newest move holds nothing up: they
     * may go on at once.
     */
    readonly held: Caption | undefined = $derived.by(() => {
        const { caption, fresh } = this.show;
        const own = caption?.own && fresh && caption.soFar === undefined && caption.frame.step === this.latest?.step;
        return own && this.due.length > 0 && this.present?.decision !== this.#closed ? undefined : caption;
    });
    /** True if only bots play here besides the viewer. Several names on one device are several players. */
    readonly alone: boolean = $derived.by(() => {
        const people = (this.head?.seats ?? []).filter((card) => card.kind === 'person' && !card.resigned);
        return people.length === 1 && people.every((card) => card.mine);
    });
    /** The seats whose turn is shown: the one whose move is shown, otherwise those that the table waits for. */
    readonly onTurn: readonly string[] = $derived(this.held ? [this.held.mover ?? ''] : (this.present?.waitingFor ?? []));
    /** True once the moves before the viewer's turn have been shown. */
    readonly waitsForMe: boolean = $derived(this.due.length > 0 && this.held === undefined);

    async open(): Promise<void> {
        const view = this.#views;
        this.stream.begin();
        try {
            const snapshot = await api.snapshot(this.id, this.as);
            if (view !== this.#views) return;
            this.take(snapshot);
            await this.#lookBack();
            if (view === this.#views) this.stream.listen();
        } catch (failure) {
            if (view !== this.#views) return;
            if (failure instanceof Failure && failure.status !== 0 && failure.status !== 503) {
                this.gone = failure.message;
                return;
            }
            this.stream.lost();
        }
    }

    close(): void {
        this.stream.end();
        this.show.finish();
    }

    /**
     * Looks from another of the viewer's own seats, or from no seat. The view from the seat before is forgotten
     * first, so that the page never holds the secrets of two seats.
     */
    async look(seat: string | undefined): Promise<void> {
        if (this.as === seat) return;
        this.#views++;
        this.stream.rest();
        this.show.forget();
        this.speaker.hush();
        this.trouble = undefined;
        this.frames = [];
        this.log = [];
        this.entry.seal(undefined);
        this.entry.ask(undefined);
        if (this.present) {
            const { asked: _asked, answered: _answered, ...open } = this.present;
            this.present = open;
        }
        this.as = seat;
        await this.open();
    }

    /** Everything anew. */
    take(snapshot: Snapshot): void {
        this.#cursor.moveTo(snapshot.seq);
        this.sent = snapshot.table;
        this.files = snapshot.files;
        this.log = snapshot.log;
        this.#printed.learn(snapshot);
        this.chat = snapshot.chat;
        const known = this.frames.filter((frame) => frame.step < snapshot.frame.step);
        this.frames = [...known, snapshot.frame];
        this.#stand(snapshot.present);
    }

    /**
     * Takes the answer to a deed, seen from the seat in view. The answer may overtake the stream. It waits for the stream, so that
     * the log and the screen reader get each event.
     */
    async after(deed: Promise<Snapshot>): Promise<void> {
        const answer = await deed;
        const as = this.as;
        const snapshot = as === undefined ? answer : await api.snapshot(this.id, as);
        if (this.stream.connection === 'open') await this.#cursor.reaches(snapshot.seq);
        if (as === this.as && snapshot.seq >= this.#cursor.seq) this.take(snapshot);
    }

    // The positions just before, so that the last moves can be drawn as a trail. Meanwhile there may be later ones, or
    // another view.
    async #lookBack(): Promise<void> {
        const view = this.#views;
        const last = this.latest;
        if (!last || last.step === 0) return;
        const from = Math.max(0, last.step - KEPT);
        const past = await api.replay(this.id, from, last.step - from, false, this.as).catch(() => undefined);
        const [first] = this.frames;
        if (!past || !first || view !== this.#views) return;
        this.frames = [...past.frames.filter((frame) => frame.step < first.step), ...this.frames];
    }

    async #reload(): Promise<void> {
        if (this.stream.ended) return;
        const view = this.#views;
        try {
            const snapshot = await api.snapshot(this.id, this.as);
            if (view !== this.#views) return;
            this.take(snapshot);
            if (this.frames.length < 2) await this.#lookBack();
            if (view === this.#views) this.stream.listen();
        } catch (failure) {
            if (view !== this.#views) return;
            if (failure instanceof Failure && failure.status === 404) this.gone = failure.message;
            else this.stream.again();
        }
    }

    #hear(event: TableEvent): void {
        if ('seq' in event) {
            if (event.seq <= this.#cursor.seq) return;
            this.#cursor.moveTo(event.seq);
        }
        switch (event.kind) {
            case 'stepped':
                this.#step(this.#printed.whole(event.frame));
                break;
            case 'taken-back':
                this.#back(this.#printed.whole(event.frame), event.by, event.agreed);
                break;
            case 'changed':
                if (event.note) {
                    const { note } = event;
                    const seats = [...(this.sent?.seats ?? []), ...event.table.seats];
                    this.#note(() => sayOfServer(namedNote(note, seats)));
                }
                this.sent = event.table;
                break;
            case 'said':
                this.chat = [...this.chat.slice(-199), event.line];
                if (!muted.has(event.line.badge)) this.speaker.say(t('chat.says', { name: event.line.name, text: event.line.text }));
                break;
            case 'now':
                this.#stand(event.present);
                break;
            case 'waiting':
                person.waits(event.count, event.next);
                break;
            case 'somebody-else':
                person.becomes(event.signedOut);
                break;
            case 'here':
                break;
            case 'reload':
                void this.#reload();
                break;
        }
    }

    #note(told: () => string): void {
        this.notes = [...this.notes, { step: this.latest?.step ?? 0, told }];
        this.speaker.say(told());
    }

    #step(frame: Frame): void {
        const before = this.latest;
        if (before && frame.step <= before.step) return;
        this.frames = [...this.frames.slice(-KEPT), frame];
        this.log = [...this.log.slice(0, frame.step - 1), { line: frame.line ?? '', by: frame.by, events: frame.events }];
        this.#closed = this.present?.decision;
        const mine = this.out.made(frame.step);
        if (mine) this.show.forget();
        const hidden = document.visibilityState === 'hidden';
        const captions = this.captions(frame, before);
        if (hidden || settings.still) this.speaker.tell(() => this.teller?.(frame) ?? '');
        if (hidden) return;
        if (settings.still) sound.play(this.soundOf(frame));
        for (const caption of captions) this.show.add(caption);
    }

    /** A step as it is shown: in one picture, or in as many as its board wants. */
    captions(frame: Frame, before: Frame | undefined): readonly Caption[] {
        // A step of chance or of the rules belongs to the seat whose move it followed.
        this.#mover = moverOf(frame) ?? this.#mover;
        return captionsOf(frame, before, {
            own: this.head?.mine.includes(this.#mover) ?? false,
            mover: moverOf(frame) ?? (before && this.inTurn(before.view)) ?? this.#mover,
            turn: before && this.turner(before.view),
            stages: before ? this.stagesOf(frame, before) : [],
        });
    }

    /** Returns the text of a caption. */
    told(caption: Caption): string {
        return caption.stage?.says ?? this.teller?.(caption.frame) ?? '';
    }

    /** Tells a step to be read, as it is written as long as there are no words for it. */
    written(step: Told): string {
        return this.teller?.(step) ?? step.line ?? '';
    }

    /** Returns the log's words for a step; undefined if it has not been shown yet. */
    logged(step: number, told: () => string): string | undefined {
        return this.show.fresh ? loggedAt(this.show.caption, step, told) : told();
    }

    #back(frame: Frame, by: string, agreed: boolean): void {
        this.show.finish();
        this.frames = [...this.frames.filter((old) => old.step < frame.step), frame];
        const log = this.log;
        this.log = log.slice(0, frame.step);
        this.#note(() => tookBack(by, frame.step, agreed, log, (seat) => this.nameOf(seat)));
    }

    #stand(present: Present): void {
        this.#call.asks(present.asked?.decision);
        const told = news(this.present, present, this.head?.mine ?? [], this.log, (seat) => this.nameOf(seat));
        if (told) this.speaker.say(told);
        this.present = present;
        this.#call.shown(this.held !== undefined);
        this.entry.seal(present.answered);
        const asked = this.entry.asked;
        this.entry.ask(present.asked);
        if (!asked && this.head?.mine.length === 1) restoreChoice(this.id, this.entry);
        void this.#recall(present);
        void this.#learnPreviews();
        this.out.stands(present.decision);
    }

    // Asks again for the effects of an answer that the viewer gave before the page was opened.
    async #recall({ decision, answeredBy }: Present): Promise<void> {
        const sealed = this.entry.sealed;
        const seat = this.as ?? answeredBy[0];
        if (!sealed || sealed.does || !seat) return;
        const says = await api.preview(this.id, { seat, decision, move: sealed.text }).catch(() => undefined);
        if (says?.does && this.entry.sealed === sealed) this.entry.sealed = { text: sealed.text, does: says.does };
    }

    // Asks once what every target would bring, so that the board shows it before the player points at one.
    async #learnPreviews(): Promise<void> {
        const asked = this.entry.asked;
        if (!asked || asked === this.#previewed) return;
        this.#previewed = asked;
        try {
            const told = await api.previews(this.id, this.as);
            if (this.entry.asked === asked && told.decision === asked.decision) this.entry.learnAll(told.does);
        } catch {
            this.#previewed = undefined;
        }
    }

    /** Does something whose answer is the table as it stands then; what goes wrong is told in one sentence. */
    async ask(deed: () => Promise<unknown>): Promise<void> {
        this.trouble = undefined;
        try {
            await deed();
        } catch (failure) {
            if (!(failure instanceof Failure)) throw failure;
            this.trouble = { says: failure.message, rule: failure.rule };
        }
    }

    /**
     * Returns true if this is the only seat played from here. A player who shares a device is called by their name.
     */
    isMe(seat: string): boolean {
        return this.head?.mine.length === 1 && this.head.mine[0] === seat;
    }

    nameOf(seat: string): string {
        return this.head?.seats.find((card) => card.seat === seat)?.name || seat;
    }

    /** Takes more time for a quick answer. */
    moreTime(seat: string): void {
        const decision = this.present?.decision ?? 0;
        void this.ask(() => api.moreTime(this.id, { seat, decision }));
    }
}
