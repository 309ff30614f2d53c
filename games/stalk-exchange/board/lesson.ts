import type { LessonStep } from '$toolkit/board';
import { examples } from '$toolkit/pictures';
import type { StalkExchange } from '$wire';
import { t } from '$words/stalk-exchange';

interface Scene {
    /** The flowers in the first two rows; the rest of the garden is empty. */
    readonly rows?: string;
    readonly exchange: string;
    readonly actions: number;
    readonly tokens: number;
    readonly portfolio: string;
    readonly rival?: string;
    readonly market?: string;
    readonly compost?: string;
}

/** Two players in the usual garden; what is not named is in the greenhouse. */
function scene({ rows = '..../.....', exchange, actions, tokens, portfolio, rival = 'D2 F3 G3 S2 T2', market, compost }: Scene): string {
    return [
        'seats: 2',
        'phase: act',
        `turn: 5, P1, actions ${actions}`,
        'first: P1',
        `garden: ${rows}/....../......./....../...../....`,
        `exchange: ${exchange}`,
        ...(market ? [`market: ${market}`] : []),
        ...(compost ? [`compost: ${compost}`] : []),
        `P1: tokens ${tokens}, portfolio ${portfolio}`,
        `P2: tokens 4, portfolio ${rival}`,
        '',
    ].join('\n');
}

const HOLDING = 'D2 F2 G2 S4 T2';

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const words = (step: Step) => ({
    title: t(`lesson.${step}.title`),
    says: t(`lesson.${step}.says`),
    instead: t(`lesson.${step}.instead`),
    done: t(`lesson.${step}.done`),
});

type Move = StalkExchange['Move'];
type Swap = Extract<Move, { kind: 'swap' }>;

/** A swap with the third flower of the exchange. */
const swaps = (move: Move, cost: Swap['cost']): move is Swap => move.kind === 'swap' && move.slot === 2 && move.cost === cost;

/** The game's ideas one by one. The positions are real: the server judges every move by the rules. */
export const lesson = (): readonly LessonStep<StalkExchange>[] => [
    {
        ...words(1),
        position: scene({ exchange: 'DFGSTD', actions: 2, tokens: 0, portfolio: HOLDING }),
        wanted: (move) => move.kind === 'plant',
    },
    {
        ...words(2),
        position: scene({ rows: 'TD../.S...', exchange: 'DFGSSD', actions: 1, tokens: 0, portfolio: 'D2 F2 G2 S2 T4' }),
        wanted: (move) => move.kind === 'plant' && move.cell === 'b3',
    },
    {
        ...words(3),
        position: scene({ exchange: 'DFTSGD', actions: 2, tokens: 0, portfolio: HOLDING, market: 'T4' }),
        wanted: (move) => swaps(move, 'basic') && move.given === 'snowdrop',
    },
    {
        ...words(4),
        position: scene({ exchange: 'DFTSGD', actions: 0, tokens: 2, portfolio: HOLDING, market: 'T4' }),
        wanted: (move) => swaps(move, 'seedy'),
    },
    {
        ...words(5),
        position: scene({ exchange: 'SSSSSS', actions: 2, tokens: 2, portfolio: HOLDING, market: 'T4' }),
        wanted: (move) => move.kind === 'flush',
    },
    {
        ...words(6),
        position: scene({
            rows: 'TG../.S...',
            exchange: 'DFGSSD',
            actions: 1,
            tokens: 0,
            portfolio: 'D8 S4',
            rival: 'F7 T5',
            market: 'D3 T8',
        }),
        wanted: (move) => move.kind === 'plant' && move.cell === 'b3',
    },
    {
        ...words(7),
        position: scene({
            exchange: 'FGDSTG',
            actions: 1,
            tokens: 0,
            portfolio: 'D3 F2 G1 S1 T5',
            rival: 'D3 G1 S1 T7',
            market: 'D4 F1 T6',
            compost: 'D14 F21 G21 S22 T6',
        }),
        wanted: (move) => swaps(move, 'basic') && move.given === 'tulip',
        scores: true,
    },
];

/** The examples of the chapters of the rules. */
export const pictures = () => examples(lesson(), ['opening', 'opening', 1, 2, 6, 7, 3, 'opening', 4, 5, 1, 3, 2]);
