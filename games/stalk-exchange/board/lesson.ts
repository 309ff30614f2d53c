import type { LessonStep } from '$toolkit/board';

interface Scene {
    /** What grows in the first two rows; the rest of the garden is empty. */
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

/** The game's ideas one by one. The positions are real: the server judges every move by the rules. */
export const lesson: readonly LessonStep[] = [
    {
        title: 'Plant',
        says: 'Everybody plants in one garden. You have two actions a turn. Take a flower of the exchange and plant it on any empty cell.',
        position: scene({ exchange: 'DFGSTD', actions: 2, tokens: 0, portfolio: HOLDING }),
        wanted: (move) => move.startsWith('plant'),
        instead: 'You may swap, too, but this time plant: choose a flower, and then a cell.',
        done: 'It is a bulb. When your turn ends it blooms, if there is an empty cell beside it.',
    },
    {
        title: 'Harvest',
        says: 'Blooms with no empty cell beside them are harvested when a turn ends, and each raises the value of its type. The edge closes in, too. Surround the tulip on a4.',
        position: scene({ rows: 'TD../.S...', exchange: 'DFGSSD', actions: 1, tokens: 0, portfolio: 'D2 F2 G2 S2 T4' }),
        wanted: (move) => move.startsWith('plant') && move.endsWith(' b3'),
        instead: 'You may, but the tulip has still room. Its one empty neighbour is b3.',
        done: 'Tulips are worth 2 now. You hold four of them.',
    },
    {
        title: 'Swap',
        says: 'Only your portfolio scores: each flower its type’s value. Tulips are worth 5, snowdrops 1. Take the tulip in slot 3 and give a snowdrop.',
        position: scene({ exchange: 'DFTSGD', actions: 2, tokens: 0, portfolio: HOLDING, market: 'T4' }),
        wanted: (move) => move === 'swap 3 snowdrop',
        instead: 'You may, but look for the tulip in slot 3, and give a snowdrop for it.',
        done: 'Four points more. Everybody has seen it: so your portfolio becomes known bit by bit.',
    },
    {
        title: 'Seedy business',
        says: 'Both actions are done, but you have two tokens. One buys another plant or swap. Take that tulip before somebody else does.',
        position: scene({ exchange: 'DFTSGD', actions: 0, tokens: 2, portfolio: HOLDING, market: 'T4' }),
        wanted: (move) => move.startsWith('extra swap 3'),
        instead: 'You may, but the tulip in slot 3 is worth a token.',
        done: 'Tokens never come back, and score nothing in the end.',
    },
    {
        title: 'Flush',
        says: 'Snowdrops only. For a token the whole exchange goes to the compost and is filled anew, at any moment of your actions. Flush it.',
        position: scene({ exchange: 'SSSSSS', actions: 2, tokens: 2, portfolio: HOLDING, market: 'T4' }),
        wanted: (move) => move === 'flush',
        instead: 'You may, but try the flush first: it stands beside your tokens.',
        done: 'Both of your actions are still to come.',
    },
    {
        title: 'Crash and bust',
        says: 'Values rise from the left, harvested flowers come from the right. When they pass, the market crashes: the most valuable type loses half, and the game ends. You hold dahlias, your rival tulips. Harvest the tulip on a4.',
        position: scene({
            rows: 'TG../.S...',
            exchange: 'DFGSSD',
            actions: 1,
            tokens: 0,
            portfolio: 'D8 S4',
            rival: 'F7 T5',
            market: 'D3 T8',
        }),
        wanted: (move) => move.startsWith('plant') && move.endsWith(' b3'),
        instead: 'You may, but the market does not crash yet. Close the tulip in on b3.',
        done: 'Tulips went from 9 to 10. As soon as the exchange is filled they bust to 5, and you win by 36 to 32.',
    },
    {
        title: 'Final scoring',
        says: 'The greenhouse is empty: this turn is the last. Tulips are worth most, 7; in the bust they lose half, rounded up, and end at 3. Dahlias stay at 5. Take the dahlia in slot 3 and give a tulip.',
        position: scene({
            exchange: 'FGDSTG',
            actions: 1,
            tokens: 0,
            portfolio: 'D3 F2 G1 S1 T5',
            rival: 'D3 G1 S1 T7',
            market: 'D4 F1 T6',
            compost: 'D14 F21 G21 S22 T6',
        }),
        wanted: (move) => move === 'swap 3 tulip',
        instead: 'You may, but a dahlia will count 5 and a tulip 3: take the dahlia in slot 3, give a tulip.',
        done: 'Every flower counts its value: 38 each. In a tie more flowers of the most valuable type win: your 4 dahlias against 3. Garden, exchange and tokens count nothing. Now a real one?',
        scores: true,
    },
];
