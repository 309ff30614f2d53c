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
        messages: {
            untyped: "A board knows its game's types: take the view, event or move of $wire in place of unknown or any.",
            open: 'A board looks things up by the words of a type of $wire, so that the compiler names a missing one.',
        },
    },
    create(context) {
        const report = (node) => context.report({ node, messageId: 'untyped' });
        return {
            TSUnknownKeyword: report,
            TSAnyKeyword: report,
            'TSTypeReference[typeName.name="Record"] > TSTypeParameterInstantiation > TSStringKeyword:first-child': (node) =>
                context.report({ node, messageId: 'open' }),
        };
    },
};

/** Methods that take a text apart, or compare a part of it. */
const APART = new Set(['split', 'startsWith', 'endsWith', 'substring', 'substr', 'charAt', 'replace', 'replaceAll']);

/** Lists have these as well: they are found on what a board calls its ids and notations. */
const APART_OR_LIST = new Set(['slice', 'at', 'indexOf', 'includes']);
const TEXTS = new Set(['id', 'cell', 'slot', 'seat', 'text', 'line', 'notation', 'option', 'preset', 'source', 'party']);

const named = (node) => (node?.type === 'MemberExpression' && !node.computed ? node.property : node);

/**
 * A rule against taking texts apart: by calls of such methods, and for texts of these names by their letters.
 * `isApart` takes the method's name and the node that it is called on.
 */
const notApart = (apart, texts, isApart) => ({
    meta: { type: 'problem', schema: [], messages: { apart } },
    create(context) {
        const report = (node) => context.report({ node, messageId: 'apart' });
        const isText = (node) => texts.has(named(node)?.name);
        return {
            CallExpression(node) {
                const { callee } = node;
                if (callee.type === 'MemberExpression' && !callee.computed && isApart(callee.property.name, named(callee.object)))
                    report(node);
            },
            MemberExpression(node) {
                if (node.computed && isText(node.object)) report(node);
            },
            'ArrayExpression > SpreadElement'(node) {
                if (isText(node.argument)) report(node);
            },
            VariableDeclarator(node) {
                if (node.id.type === 'ArrayPattern' && isText(node.init)) report(node);
            },
        };
    },
});

const noTakingApart = notApart(
    'A board takes no id or notation apart: the view, event or move has it as a field. What is typed is read by $toolkit/texts.',
    TEXTS,
    (method, of) => APART.has(method) || (APART_OR_LIST.has(method) && (TEXTS.has(of.name) || of.type === 'TemplateLiteral')),
);

/** What the server calls a thing, or writes in notation: the page reads fields in place of parts of these. */
const TOLD = new Set(['kind', 'line', 'notation', 'says', 'asks']);

const noKindApart = notApart(
    'The page takes no kind and no line of notation apart: the server says it as a field.',
    TOLD,
    (method, of) => (APART.has(method) || APART_OR_LIST.has(method)) && TOLD.has(of.name),
);

/** Punctuation that languages set in their own way. */
const GLUE = new Set([', ', '; ', ': ', '. ', ' · ', ' + ', ' (']);
const MARKS = new Set([',', ';', ':', '.', '·', '(', ')']);

/** Attributes with words for people. */
const READ = new Set(['title', 'alt', 'placeholder', 'aria-label', 'label']);

const isMark = (text) => [...text].some((letter) => MARKS.has(letter));

const noGluing = {
    meta: {
        type: 'problem',
        schema: [],
        messages: { glued: 'Words are joined by messages: clauses, sections, sentences, heading and line of $toolkit/messages.' },
    },
    create(context) {
        const report = (node) => context.report({ node, messageId: 'glued' });
        return {
            'CallExpression[callee.property.name="join"]'(node) {
                if (GLUE.has(node.arguments[0]?.value)) report(node);
            },
            // A mark between words: `${t('a')}, ${t('b')}`.
            TemplateLiteral(node) {
                const isCall = (place) => node.expressions[place]?.type === 'CallExpression';
                for (const [place, { value }] of node.quasis.entries()) {
                    if (GLUE.has(value.cooked) && (isCall(place - 1) || isCall(place))) report(node);
                }
            },
            // The same in an attribute that is read: title="{a}: {b}".
            SvelteAttribute(node) {
                const isMarked = (part) => part.type === 'SvelteLiteral' && isMark(part.value.trim());
                if (READ.has(node.key.name) && node.value.length > 1 && node.value.some(isMarked)) report(node);
            },
            // The same in markup: {t('a')}, {t('b')}.
            ':not(SvelteStyleElement, SvelteElement[name.name="pre"]) > SvelteText'(node) {
                if (isMark(node.value.trim())) report(node);
            },
        };
    },
};

/** Names that are the same in every language. */
const NAMES = new Set(['Parterre', 'Markdown', 'JSON', 'HTML']);

const noWords = {
    meta: {
        type: 'problem',
        schema: [],
        messages: { words: 'Words for people stand in a catalogue: t of $words or of messages.' },
    },
    create(context) {
        const report = (node) => context.report({ node, messageId: 'words' });
        const isWords = (text) => !NAMES.has(text.trim()) && /\p{L}{2}/u.test(text);
        return {
            ':not(SvelteStyleElement, SvelteElement[name.name="pre"]) > SvelteText'(node) {
                if (isWords(node.value)) report(node);
            },
            SvelteAttribute(node) {
                if (READ.has(node.key.name) && node.value.some((part) => part.type === 'SvelteLiteral' && isWords(part.value)))
                    report(node);
            },
        };
    },
};

const noCasts = {
    meta: {
        type: 'problem',
        schema: [],
        messages: { cast: 'A board takes types as they come from $wire. Only an element of the page may be named more exactly.' },
    },
    create(context) {
        return {
            TSAsExpression(node) {
                const type = context.sourceCode.getText(node.typeAnnotation);
                if (type !== 'const' && !/^(HTML|SVG)\w*Element$/.test(type)) context.report({ node, messageId: 'cast' });
            },
        };
    },
};

export const boards = {
    rules: {
        'no-text-reading': noTextReading,
        'no-taking-apart': noTakingApart,
        'no-kind-apart': noKindApart,
        'no-gluing': noGluing,
        'no-words': noWords,
        'no-casts': noCasts,
        'typed-views': typedViews,
    },
};
