// Things travel from where they were to where they are. A game's board says by events what moves; this moves it. Names
// of places stand in the page as `data-place`. What bears a `data-piece` glides wherever it goes, without being told.

import { appear, boxOf, elementCopy, inSight, unit, type Box, type ElementCopy } from './elementcopy';

/** The name of a place or of a piece. */
export type Place = string;

/** The things that an event moves. If a name stands at several places, the places in sight count. */
export type Motion =
    /** The thing at a place comes from another place. */
    | { readonly kind: 'comes'; readonly at: Place; readonly from: Place }
    /** The thing at a place goes to another place. A piece that stays in sight glides by itself. */
    | { readonly kind: 'goes'; readonly at: Place; readonly to: Place }
    /** The thing at a place goes to another place and comes back. */
    | { readonly kind: 'visits'; readonly at: Place; readonly to: Place }
    /** Points that fly to where they count. A loss is negative. */
    | { readonly kind: 'points'; readonly points: number; readonly from: Place; readonly to: Place }
    /** A flower opens, a plant grows or shakes, a die tumbles, a card turns over. All of that name do. */
    | { readonly kind: Flourish; readonly at: Place };

/** A motion without a change of place. */
export type Flourish = 'opens' | 'grows' | 'tumbles' | 'turns' | 'shakes';

/** The things by place, before the picture changes. */
interface Before {
    readonly pieces: ReadonlyMap<string, Box>;
    readonly places: ReadonlyMap<Place, Box>;
    readonly gone: ReadonlyMap<Place, ElementCopy>;
}

/** Most things that start one after the other; further ones start with the last. */
const STAGGERED = 6;
/** Between two that start one after the other, as a part of one step of motion. */
const APART = 0.18;
/** A motion below this many pixels is not seen. */
const SEEN = 2;

const NOTHING = () => undefined;

const FLOURISH: Readonly<Record<Flourish, Keyframe[]>> = {
    opens: [
        { transform: 'scale(0.2) rotate(-60deg)', opacity: 0.3 },
        { transform: 'scale(1.18) rotate(6deg)', opacity: 1, offset: 0.7 },
        { transform: 'none' },
    ],
    grows: [{ transform: 'none' }, { transform: 'scale(1.14)' }, { transform: 'none' }],
    tumbles: [
        { transform: 'translateY(-45%) rotate(-220deg) scale(0.8)' },
        { transform: 'translateY(0) rotate(15deg)', offset: 0.7 },
        { transform: 'none' },
    ],
    turns: [{ transform: 'perspective(30rem) rotateY(88deg)' }, { transform: 'none' }],
    shakes: [
        { transform: 'none' },
        { transform: 'translateX(-5%) rotate(-2deg)' },
        { transform: 'translateX(5%) rotate(2deg)' },
        { transform: 'translateX(-3%)' },
        { transform: 'none' },
    ],
};

/** Everything of a name, by one look through the page. What stands there is measured once, when somebody asks. */
class Standing {
    readonly pieces: readonly (readonly [name: string, element: HTMLElement | SVGElement])[];
    readonly #named = new Map<string, Element[]>();
    readonly #boxes = new Map<Element, Box>();

    constructor() {
        const pieces: [string, HTMLElement | SVGElement][] = [];
        for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-piece], [data-place]')) {
            // A picture in the rules beside the table.
            if (one.closest('[inert]')) continue;
            const { piece, place } = one.dataset;
            if (piece !== undefined) pieces.push([piece, one]);
            for (const name of new Set([piece, place])) if (name !== undefined) this.#named.set(name, [...this.all(name), one]);
        }
        this.pieces = pieces;
    }

    all(name: string): readonly Element[] {
        return this.#named.get(name) ?? [];
    }

    /** The first one of this name in sight. */
    find(name: string): Element | undefined {
        return this.all(name).find((one) => inSight(this.box(one)));
    }

    box(element: Element): Box {
        const known = this.#boxes.get(element) ?? boxOf(element);
        this.#boxes.set(element, known);
        return known;
    }

    boxAt(name: string): Box | undefined {
        const one = this.find(name);
        return one && this.box(one);
    }
}

const placesIn = (motion: Motion): Place[] =>
    'from' in motion ? [motion.from] : motion.kind === 'goes' || motion.kind === 'visits' ? [motion.at] : [];

/** A copy that is to fly. */
interface Flight {
    readonly ghost: ElementCopy;
    readonly from: Box;
    readonly to: Box;
    readonly options: KeyframeAnimationOptions;
    readonly end: () => void;
}

/**
 * Moves what the events of one moment move. It first measures everything, then changes the page: measuring in between
 * would make the browser lay out the page each time.
 */
export class Mover {
    readonly #running = new Set<() => void>();
    #before: Before | undefined;
    /** Changes the page after everything is measured. */
    #changes: (() => void)[] = [];
    #flights: Flight[] = [];

    /** Looks where everything stands, before the picture changes. */
    look(motions: readonly Motion[]): void {
        this.stop();
        const standing = new Standing();
        const pieces = new Map<string, Box>();
        for (const [name, one] of standing.pieces) {
            const box = standing.box(one);
            if (inSight(box)) pieces.set(name, box);
        }
        const places = new Map<Place, Box>();
        const gone = new Map<Place, ElementCopy>();
        for (const motion of motions) {
            for (const place of placesIn(motion)) {
                const element = standing.find(place);
                if (!element) continue;
                const box = standing.box(element);
                places.set(place, box);
                if (motion.kind === 'goes') gone.set(place, elementCopy(element, box));
            }
        }
        this.#before = { pieces, places, gone };
    }

    /**
     * Moves everything from there to where it stands now.
     *
     * @param millis of one step of motion
     */
    play(motions: readonly Motion[], millis: number): void {
        const before = this.#before;
        this.#before = undefined;
        if (!before || !(millis > 0)) return;
        const now = new Standing();
        const come = new Set(motions.flatMap((motion) => (motion.kind === 'comes' ? [motion.at] : [])));
        for (const [name, one] of now.pieces) {
            const was = before.pieces.get(name);
            if (was && !come.has(name)) this.#glide(one, was, now.box(one), millis, 0);
        }
        let started = 0;
        let travels = false;
        const delay = () => Math.min(started++, STAGGERED) * APART * millis;
        for (const motion of motions) {
            if (motion.kind === 'comes') {
                const from = before.places.get(motion.from);
                const one = now.find(motion.at);
                if (one && from) this.#glide(one, from, now.box(one), millis, delay());
                travels = true;
            } else if (motion.kind === 'goes') {
                const ghost = before.gone.get(motion.at);
                const to = now.boxAt(motion.to);
                if (ghost && to) this.#fly({ ghost, from: ghost.box, to, options: { duration: millis, delay: delay() }, end: NOTHING });
                travels = true;
            } else if (motion.kind === 'visits') {
                const one = now.find(motion.at);
                const to = now.boxAt(motion.to);
                if (one && to) this.#visit(one, now.box(one), to, millis, delay());
                travels = true;
            } else if (motion.kind !== 'points') {
                const late = delay();
                for (const one of now.all(motion.at)) this.#flourish(one, motion.kind, millis, late);
            }
        }
        let fliers = 0;
        for (const motion of motions) {
            if (motion.kind !== 'points' || motion.points === 0) continue;
            const from = before.places.get(motion.from) ?? now.boxAt(motion.from);
            const to = now.boxAt(motion.to);
            if (from) this.#points(motion.points, from, to, millis, (travels ? 0.6 * millis : 0) + fliers++ * APART * millis);
        }
        this.#carryOut();
    }

    /** Ends all motion: everything stands where it belongs. */
    stop(): void {
        for (const end of [...this.#running]) end();
        this.#running.clear();
    }

    // All copies appear, then all are measured, then everything moves.
    #carryOut(): void {
        const fliers = this.#flights.map((flight) => ({ ...flight, flier: appear(flight.ghost) }));
        const starts = fliers.map(({ flier, ...flight }) => {
            if (!flier) return flight.end;
            const { moving, whole } = flier;
            const [now, per] = [boxOf(moving), unit(moving)];
            const at = (there: Box) => `translate(${(there.x - now.x) / per}px, ${(there.y - now.y) / per}px)`;
            const frames = [{ transform: at(flight.from) }, { transform: at(flight.to) }];
            return () =>
                this.#run(moving, frames, { easing: 'ease-in-out', fill: 'both', ...flight.options }, () => {
                    whole.remove();
                    flight.end();
                });
        });
        for (const change of [...this.#changes, ...starts]) change();
        this.#changes = [];
        this.#flights = [];
    }

    /** Runs an animation to its end, or to the end of all motion. */
    #run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, end: () => void = NOTHING): void {
        const animation = element.animate(frames, { easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)', fill: 'backwards', ...options });
        const done = () => {
            this.#running.delete(done);
            animation.cancel();
            end();
        };
        this.#running.add(done);
        animation.onfinish = done;
    }

    #glide(element: Element, from: Box, to: Box, duration: number, delay: number): void {
        const [x, y] = [from.x - to.x, from.y - to.y];
        if (Math.hypot(x, y) < SEEN || !inSight(to)) return;
        // A part of a drawing would pass beneath the parts drawn after it.
        if (element instanceof SVGElement && element.ownerSVGElement) {
            this.#fly({
                ghost: elementCopy(element, to),
                from,
                to,
                options: { duration, delay },
                end: () => (element.style.visibility = ''),
            });
            this.#changes.push(() => (element.style.visibility = 'hidden'));
            return;
        }
        const scale = to.width > 0 && !(element instanceof SVGElement) ? from.width / to.width : 1;
        const start = `translate(${x}px, ${y}px) scale(${Math.min(3, Math.max(0.3, scale))})`;
        this.#changes.push(() => this.#run(element, [{ transform: start }, { transform: 'none' }], { duration, delay, composite: 'add' }));
    }

    #visit(element: Element, from: Box, to: Box, millis: number, delay: number): void {
        const per = unit(element);
        const there = `translate(${(to.x - from.x) / per}px, ${(to.y - from.y) / per}px) scale(0.7)`;
        const frames = [{ transform: 'none' }, { transform: there, offset: 0.4 }, { transform: there, offset: 0.6 }, { transform: 'none' }];
        this.#changes.push(() => this.#run(element, frames, { duration: 1.8 * millis, delay, composite: 'add' }));
    }

    #flourish(element: Element, kind: Flourish, duration: number, delay: number): void {
        if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
        this.#changes.push(() => {
            element.style.transformBox = 'fill-box';
            element.style.transformOrigin = 'center';
            this.#run(element, FLOURISH[kind], { duration, delay, composite: 'add' }, () => {
                element.style.transformBox = '';
                element.style.transformOrigin = '';
            });
        });
    }

    /** Takes a copy from one place to another, above all that is drawn there. */
    #fly(flight: Flight): void {
        this.#flights.push(flight);
    }

    /** Says the points where they come from, then takes them to where they count. */
    #points(points: number, from: Box, to: Box | undefined, millis: number, delay: number): void {
        const target = to ?? { ...from, y: from.y - 40 };
        const at = ({ x, y }: Box, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
        const frames = [
            { transform: at(from, 0.4), opacity: 0 },
            { transform: at(from, 1.3), opacity: 1, offset: 0.2 },
            { transform: at(from, 1.15), opacity: 1, offset: 0.45 },
            { transform: at(target, 0.9), opacity: 1, offset: 0.9 },
            { transform: at(target, 0.6), opacity: 0 },
        ];
        this.#changes.push(() => {
            const flier = document.createElement('div');
            flier.className = 'points-in-flight';
            flier.classList.toggle('loss', points < 0);
            flier.dataset['drawn'] = points < 0 ? `−${-points}` : `+${points}`;
            flier.setAttribute('aria-hidden', 'true');
            document.body.append(flier);
            this.#run(flier, frames, { duration: 2 * millis, delay, easing: 'ease-in-out', fill: 'both' }, () => flier.remove());
        });
    }
}
