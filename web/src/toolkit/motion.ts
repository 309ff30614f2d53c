// Things travel from where they were to where they are. A game's board says by events what moves; this moves it. Names
// of places stand in the page as `data-place`. What bears a `data-piece` glides wherever it goes, without being told.

/** The name of a place or of a piece. */
export type Place = string;

/** What an event moves. Of a name that stands at several places, those in sight count. */
export type Motion =
    /** What is drawn at a place now comes from another one. */
    | { readonly kind: 'comes'; readonly at: Place; readonly from: Place }
    /** What was drawn at a place goes to another one. A piece that stays in sight glides by itself. */
    | { readonly kind: 'goes'; readonly at: Place; readonly to: Place }
    /** What is drawn at a place goes to another one and comes back. */
    | { readonly kind: 'visits'; readonly at: Place; readonly to: Place }
    /** Points that fly to where they count. A loss is negative. */
    | { readonly kind: 'points'; readonly points: number; readonly from: Place; readonly to: Place }
    /** A flower opens, a plant grows or shakes, a die tumbles, a card turns over. All of that name do. */
    | { readonly kind: Flourish; readonly at: Place };

/** What moves where it stands. */
export type Flourish = 'opens' | 'grows' | 'tumbles' | 'turns' | 'shakes';

interface Box {
    readonly x: number;
    readonly y: number;
    readonly width: number;
}

/** What stood where, before the picture changed. */
interface Before {
    readonly pieces: ReadonlyMap<string, Box>;
    readonly places: ReadonlyMap<Place, Box>;
    readonly gone: ReadonlyMap<Place, Ghost>;
}

/** A copy of something that may not stand there any more. */
interface Ghost {
    readonly copy: Element;
    readonly parents: readonly Element[];
    readonly box: Box;
    /** Of a part of a drawing: what its place makes of its coordinates. */
    readonly matrix: DOMMatrix | undefined;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Most things that start one after the other; further ones start with the last. */
const STAGGERED = 6;
/** Between two that start one after the other, as a part of one step of motion. */
const APART = 0.18;
/** A motion below this many pixels is not seen. */
const SEEN = 2;

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

const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width };
};
const inSight = ({ x, y, width }: Box) => width > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
const all = (place: Place) => {
    const name = CSS.escape(place);
    return [...document.querySelectorAll(`[data-piece="${name}"], [data-place="${name}"]`)];
};
/** The first one of this name in sight. */
const find = (place: Place) => all(place).find((one) => inSight(boxOf(one)));

/** How many pixels a unit of the element's drawing has; 1 outside drawings. */
const unit = (element: Element) => (element instanceof SVGGraphicsElement && element.ownerSVGElement ? element.getScreenCTM()?.a : 1) || 1;

/** From the coordinates in which a part of a drawing stands to those of the whole drawing; undefined outside drawings. */
function matrixOf(element: Element): DOMMatrix | undefined {
    const parent: Element | null = element.parentElement;
    if (!(parent instanceof SVGGraphicsElement)) return undefined;
    const whole = parent.ownerSVGElement ?? parent;
    return whole.getScreenCTM()?.inverse().multiply(parent.getScreenCTM()!);
}

const ghostOf = (element: Element): Ghost => ({
    copy: copyOf(element),
    parents: parentsOf(element),
    box: boxOf(element),
    matrix: matrixOf(element),
});

/** By these a thing is found, named or reached; a copy is only looked at. */
const NAMES: readonly string[] = ['id', 'role', 'tabindex', 'title'];

/** A copy that is only looked at. */
function copyOf(element: Element): Element {
    const copy = element.cloneNode(true) as Element;
    for (const one of [copy, ...copy.querySelectorAll('*')])
        for (const { name } of [...one.attributes])
            if (NAMES.includes(name) || name.startsWith('aria-') || (name.startsWith('data-') && name !== 'data-drawn'))
                one.removeAttribute(name);
    copy.setAttribute('aria-hidden', 'true');
    return copy;
}

function parentsOf(element: Element): Element[] {
    const found: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
    return found;
}

const placesIn = (motion: Motion): Place[] =>
    'from' in motion ? [motion.from] : motion.kind === 'goes' || motion.kind === 'visits' ? [motion.at] : [];

/** Moves what the events of one moment move. */
export class Mover {
    readonly #running = new Set<() => void>();
    #before: Before | undefined;

    /** Looks where everything stands, before the picture changes. */
    look(motions: readonly Motion[]): void {
        this.stop();
        const pieces = new Map<string, Box>();
        for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
            const box = boxOf(one);
            if (inSight(box)) pieces.set(one.dataset['piece']!, box);
        }
        const places = new Map<Place, Box>();
        const gone = new Map<Place, Ghost>();
        for (const motion of motions) {
            for (const place of placesIn(motion)) {
                const element = find(place);
                if (!element) continue;
                const box = boxOf(element);
                places.set(place, box);
                if (motion.kind === 'goes') gone.set(place, ghostOf(element));
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
        const come = new Set(motions.flatMap((motion) => (motion.kind === 'comes' ? [motion.at] : [])));
        for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
            const was = before.pieces.get(one.dataset['piece']!);
            if (was && !come.has(one.dataset['piece']!)) this.#glide(one, was, millis, 0);
        }
        let started = 0;
        let travels = false;
        const delay = () => Math.min(started++, STAGGERED) * APART * millis;
        for (const motion of motions) {
            if (motion.kind === 'comes') {
                const from = before.places.get(motion.from);
                const one = find(motion.at);
                if (one && from) this.#glide(one, from, millis, delay());
                travels = true;
            } else if (motion.kind === 'goes') {
                const ghost = before.gone.get(motion.at);
                const to = find(motion.to);
                if (ghost && to) this.#fly(ghost, ghost.box, boxOf(to), { duration: millis, delay: delay() }, () => undefined);
                travels = true;
            } else if (motion.kind === 'visits') {
                const one = find(motion.at);
                const to = find(motion.to);
                if (one && to) this.#visit(one, boxOf(to), millis, delay());
                travels = true;
            } else if (motion.kind !== 'points') {
                const late = delay();
                for (const one of all(motion.at)) this.#flourish(one, motion.kind, millis, late);
            }
        }
        let fliers = 0;
        for (const motion of motions) {
            if (motion.kind !== 'points' || motion.points === 0) continue;
            const from = before.places.get(motion.from) ?? this.#boxAt(motion.from);
            if (from) this.#points(motion, from, millis, (travels ? 0.6 * millis : 0) + fliers++ * APART * millis);
        }
    }

    /** Ends all motion: everything stands where it belongs. */
    stop(): void {
        for (const end of [...this.#running]) end();
        this.#running.clear();
    }

    #boxAt(place: Place): Box | undefined {
        const one = find(place);
        return one && boxOf(one);
    }

    /** Runs an animation to its end, or to the end of all motion. */
    #run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, end: () => void = () => undefined): void {
        const animation = element.animate(frames, { easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)', fill: 'backwards', ...options });
        const done = () => {
            this.#running.delete(done);
            animation.cancel();
            end();
        };
        this.#running.add(done);
        animation.onfinish = done;
    }

    #glide(element: Element, from: Box, duration: number, delay: number): void {
        const to = boxOf(element);
        const [x, y] = [from.x - to.x, from.y - to.y];
        if (Math.hypot(x, y) < SEEN || !inSight(to)) return;
        // A part of a drawing would pass beneath the parts drawn after it.
        if (element instanceof SVGElement && element.ownerSVGElement) {
            element.style.visibility = 'hidden';
            this.#fly(ghostOf(element), from, to, { duration, delay }, () => (element.style.visibility = ''));
            return;
        }
        const scale = to.width > 0 && !(element instanceof SVGElement) ? from.width / to.width : 1;
        const start = `translate(${x}px, ${y}px) scale(${Math.min(3, Math.max(0.3, scale))})`;
        this.#run(element, [{ transform: start }, { transform: 'none' }], { duration, delay, composite: 'add' });
    }

    #visit(element: Element, to: Box, millis: number, delay: number): void {
        const from = boxOf(element);
        const per = unit(element);
        const there = `translate(${(to.x - from.x) / per}px, ${(to.y - from.y) / per}px) scale(0.7)`;
        const frames = [{ transform: 'none' }, { transform: there, offset: 0.4 }, { transform: there, offset: 0.6 }, { transform: 'none' }];
        this.#run(element, frames, { duration: 1.8 * millis, delay, composite: 'add' });
    }

    #flourish(element: Element, kind: Flourish, duration: number, delay: number): void {
        if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
        element.style.transformBox = 'fill-box';
        element.style.transformOrigin = 'center';
        this.#run(element, FLOURISH[kind], { duration, delay, composite: 'add' }, () => {
            element.style.transformBox = '';
            element.style.transformOrigin = '';
        });
    }

    /** Takes a copy from one place to another, above all that is drawn there. */
    #fly({ copy, parents, box, matrix }: Ghost, from: Box, to: Box, options: KeyframeAnimationOptions, end: () => void): void {
        const parent = matrix
            ? parents.find((one) => one instanceof SVGSVGElement && one.isConnected)
            : parents.find((one) => one.isConnected);
        const ghost = matrix ? document.createElementNS(SVG, 'g') : document.createElement('div');
        if (!parent) {
            end();
            return;
        }
        ghost.setAttribute('aria-hidden', 'true');
        ghost.setAttribute('class', 'ghost-in-flight');
        let moving: Element = ghost;
        if (matrix) {
            const { a, b, c, d, e, f } = matrix;
            ghost.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
            moving = ghost.appendChild(document.createElementNS(SVG, 'g'));
        } else if (ghost instanceof HTMLElement) {
            ghost.inert = true;
            ghost.style.width = `${box.width}px`;
        }
        moving.append(copy);
        parent.append(ghost);
        const now = boxOf(moving);
        const per = unit(moving);
        const at = (there: Box) => `translate(${(there.x - now.x) / per}px, ${(there.y - now.y) / per}px)`;
        const frames = [{ transform: at(from) }, { transform: at(to) }];
        this.#run(moving, frames, { easing: 'ease-in-out', fill: 'both', ...options }, () => {
            ghost.remove();
            end();
        });
    }

    /** Says the points where they come from, then takes them to where they count. */
    #points({ points, to }: Motion & { kind: 'points' }, from: Box, millis: number, delay: number): void {
        const flier = document.createElement('div');
        flier.className = 'points-in-flight';
        flier.classList.toggle('loss', points < 0);
        flier.dataset['drawn'] = points < 0 ? `−${-points}` : `+${points}`;
        flier.setAttribute('aria-hidden', 'true');
        document.body.append(flier);
        const end = find(to);
        const target = end ? boxOf(end) : { ...from, y: from.y - 40 };
        const at = ({ x, y }: Box, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
        const frames = [
            { transform: at(from, 0.4), opacity: 0 },
            { transform: at(from, 1.3), opacity: 1, offset: 0.2 },
            { transform: at(from, 1.15), opacity: 1, offset: 0.45 },
            { transform: at(target, 0.9), opacity: 1, offset: 0.9 },
            { transform: at(target, 0.6), opacity: 0 },
        ];
        this.#run(flier, frames, { duration: 2 * millis, delay, easing: 'ease-in-out', fill: 'both' }, () => flier.remove());
    }
}
