// The page and the boards show typed views, events, moves and notes. They read no sentence and no notation, so they need no
// regular expression.

const MATCHERS = new Set(['match', 'matchAll', 'search']);

const noTextReading = {
    meta: {
        type: 'problem',
        schema: [],
        messages: {
            reads: 'Neither page nor board reads text by a regular expression: take what you need from the typed view, event, move or note.',
        },
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

/** Methods that take a text apart, or compare a part of it. */
const APART = new Set(['split', 'startsWith', 'endsWith', 'substring', 'substr', 'charAt', 'replace', 'replaceAll']);

/** Lists have these as well: they are found on what a board calls its ids and notations. */
const APART_OR_LIST = new Set(['slice', 'at', 'indexOf', 'includes']);
const TEXTS = new Set(['id', 'cell', 'slot', 'seat', 'text', 'line', 'notation', 'option', 'preset', 'source', 'party']);

/** A rule against calls of such methods. `isApart` takes the method's name and the node that it is called on. */
const notApart = (apart, isApart) => ({
    meta: { type: 'problem', schema: [], messages: { apart } },
    create: (context) => ({
        CallExpression(node) {
            const { callee } = node;
            if (callee.type !== 'MemberExpression' || callee.computed) return;
            const of = callee.object.type === 'MemberExpression' ? callee.object.property : callee.object;
            if (isApart(callee.property.name, of)) context.report({ node, messageId: 'apart' });
        },
    }),
});

const noTakingApart = notApart(
    'A board takes no id or notation apart: the view, event or move has it as a field. What is typed is read by $toolkit/texts.',
    (method, of) => APART.has(method) || (APART_OR_LIST.has(method) && (TEXTS.has(of.name) || of.type === 'TemplateLiteral')),
);

/** What the server calls a thing, or writes in notation: the page reads fields in place of parts of these. */
const TOLD = new Set(['kind', 'line', 'notation', 'says', 'asks']);

const noKindApart = notApart(
    'The page takes no kind and no line of notation apart: the server says it as a field.',
    (method, of) => (APART.has(method) || APART_OR_LIST.has(method)) && TOLD.has(of.name),
);

export const boards = {
    rules: { 'no-text-reading': noTextReading, 'no-taking-apart': noTakingApart, 'no-kind-apart': noKindApart, 'typed-views': typedViews },
};
