import { sentences } from '$toolkit/messages';
import type { Stage } from '$toolkit/board';
import type { Frame } from '../wire';

/** A step to be told in a sentence. */
export type Told = Pick<Frame, 'line' | 'events'>;

/** A step that is being shown. */
export interface Caption {
    /** If the step is shown in several moments, the view of this moment. */
    readonly frame: Frame;
    readonly before: Frame | undefined;
    /** This moment of the step. */
    readonly stage?: Stage;
    /** The log's words for the step as far as it has been shown; all of them if this is left out. */
    readonly soFar?: string;
    /** The turn that it belongs to, where the game tells. */
    readonly turn?: number | undefined;
    /** Of the viewer's own turn. */
    readonly own?: boolean;
    /** The seat that moves; of a step of chance or of the rules, the seat whose turn it is, or whose move it followed. */
    readonly mover?: string;
}

/** Returns the seat that moved in this step; undefined if none did. */
export const moverOf = (frame: Frame): string | undefined => frame.by[0];

/** A step as it is shown: in one picture, or in as many as there are stages. */
export function captionsOf(
    frame: Frame,
    before: Frame | undefined,
    { own, mover, turn, stages }: { own: boolean; mover: string; turn: number | undefined; stages: readonly Stage[] },
): readonly Caption[] {
    if (stages.length === 0) return [{ frame, before, turn, own, mover }];
    return stages.map((stage, i) => ({
        frame: { ...frame, view: stage.view as Frame['view'] },
        before,
        stage,
        turn,
        own,
        mover,
        ...(i < stages.length - 1 && {
            soFar: sentences(stages.slice(0, i + 1).map((one) => one.says)),
        }),
    }));
}

/** Returns the log's words for a step while this caption is shown; undefined if the step comes later. */
export function loggedAt(caption: Caption | undefined, step: number, told: () => string): string | undefined {
    if (!caption || step < caption.frame.step) return told();
    return step > caption.frame.step ? undefined : (caption.soFar ?? told());
}
