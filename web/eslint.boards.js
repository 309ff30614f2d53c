// A board draws typed views, events and moves. It reads no sentence and no notation, so it needs no regular expression.

/** The boards' files that still read text. A file that has stopped must leave the list: it can only get shorter. */
export const READS_TEXT = [
    'games/fire-and-flora/board/cards.ts',
    'games/fire-and-flora/board/lesson.ts',
    'games/fire-and-flora/board/reading.ts',
    'games/fire-and-flora/board/spots.ts',
];

const MATCHERS = new Set(['match', 'matchAll', 'search']);

const noTextReading = {
    meta: {
        type: 'problem',
        schema: [{ enum: ['listed'] }],
        messages: {
            reads: 'A board has no regular expression: take what you need from the typed view, event or move.',
            clean: 'This file has no regular expression any more: take it off READS_TEXT in web/eslint.boards.js.',
        },
    },
    create(context) {
        const listed = context.options[0] === 'listed';
        let found = false;
        const report = (node) => {
            found = true;
            if (!listed) context.report({ node, messageId: 'reads' });
        };
        return {
            'Literal[regex]': report,
            'Identifier[name="RegExp"]': report,
            CallExpression(node) {
                const { callee } = node;
                if (callee.type === 'MemberExpression' && MATCHERS.has(callee.property.name) && !node.arguments[0]?.regex) report(node);
            },
            'Program:exit'(node) {
                if (listed && !found) context.report({ node, messageId: 'clean' });
            },
        };
    },
};

export const boards = { rules: { 'no-text-reading': noTextReading } };
