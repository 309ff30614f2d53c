// A board draws typed views, events and moves. It reads no sentence and no notation, so it needs no regular expression.

const MATCHERS = new Set(['match', 'matchAll', 'search']);

const noTextReading = {
    meta: {
        type: 'problem',
        schema: [],
        messages: { reads: 'A board has no regular expression: take what you need from the typed view, event or move.' },
    },
    create(context) {
        const report = (node) => context.report({ node, messageId: 'reads' });
        return {
            'Literal[regex]': report,
            'Identifier[name="RegExp"]': report,
            CallExpression(node) {
                const { callee } = node;
                if (callee.type === 'MemberExpression' && MATCHERS.has(callee.property.name) && !node.arguments[0]?.regex) report(node);
            },
        };
    },
};

const typedViews = {
    meta: {
        type: 'problem',
        schema: [],
        messages: { untyped: "A board knows its game's types: take the view, event or move of $wire in place of unknown or any." },
    },
    create(context) {
        const report = (node) => context.report({ node, messageId: 'untyped' });
        return { TSUnknownKeyword: report, TSAnyKeyword: report };
    },
};

export const boards = { rules: { 'no-text-reading': noTextReading, 'typed-views': typedViews } };
