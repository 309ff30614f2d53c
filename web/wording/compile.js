// Compiles a pattern in ICU MessageFormat to a JavaScript expression, so that the page ships no parser.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * What a pattern says of its arguments, and the expression that formats it.
 *
 * @typedef {'value' | 'number' | 'select'} ArgumentUse how a pattern uses an argument
 * @typedef {{ code: string, constant: boolean, uses: Map<string, ArgumentUse>, tags: string[] }} Compiled
 */

/** Says what is wrong with a pattern. */
export class PatternError extends Error {}

/**
 * Compiles a pattern. The expression reads its arguments by `argument` and calls the language `w`
 * (src/messages/language.ts). A pattern with tags gives an array of parts: a text, or a tag's name with its text.
 *
 * @param {string} pattern
 * @param {{ tags?: boolean, argument?: (name: string, use: ArgumentUse) => string, literal?: (text: string) => string }} [options]
 *     whether `<link>` and the like are tags, how an argument is read, and what becomes of the pattern's own text
 * @returns {Compiled}
 */
export function compile(pattern, { tags: withTags = false, argument = (name) => `a.${name}`, literal = (text) => text } = {}) {
    const uses = new Map();
    const tags = [];
    let ast;
    try {
        ast = parse(pattern, { ignoreTag: !withTags, requiresOtherClause: true, shouldParseSkeletons: true });
    } catch (failure) {
        throw new PatternError(`ICU does not understand the pattern: ${failure.message}`);
    }
    const read = (name, use) => {
        const before = uses.get(name);
        if (before === undefined || before === 'value') uses.set(name, use);
        else if (use !== 'value' && use !== before) throw new PatternError(`{${name}} is used as ${before} and as ${use}`);
        return argument(name, use);
    };
    const choices = (options, counted) =>
        `{${Object.entries(options)
            .map(([name, { value }]) => `${JSON.stringify(name)}:${text(value, counted)}`)
            .join(',')}}`;
    const part = (node, counted) => {
        switch (node.type) {
            case TYPE.literal:
                return JSON.stringify(literal(node.value));
            case TYPE.argument:
                return `w.v(${read(node.value, 'value')})`;
            case TYPE.number:
                return `w.n(${[read(node.value, 'number'), ...numberStyle(node)].join()})`;
            case TYPE.select:
                return `w.s(${read(node.value, 'select')},${choices(node.options, counted)})`;
            case TYPE.plural: {
                const value = read(node.value, 'number');
                const rest = [
                    ...(node.offset || node.pluralType === 'ordinal' ? [node.offset] : []),
                    ...(node.pluralType === 'ordinal' ? [1] : []),
                ];
                return `w.p(${[value, choices(node.options, node.offset ? `${value}-${node.offset}` : value), ...rest].join()})`;
            }
            case TYPE.pound:
                return `w.n(${counted})`;
            case TYPE.tag:
                throw new PatternError(`<${node.value}> stands inside a plural, a select or another tag`);
            default:
                throw new PatternError('dates and times are given as finished texts');
        }
    };
    const text = (nodes, counted) => (nodes.length === 0 ? '""' : nodes.map((node) => part(node, counted)).join('+'));
    if (!ast.some((node) => node.type === TYPE.tag)) {
        return { code: text(ast), constant: ast.every((node) => node.type === TYPE.literal), uses, tags };
    }
    const parts = ast.map((node) => {
        if (node.type !== TYPE.tag) return part(node);
        tags.push(node.value);
        return `[${JSON.stringify(node.value)},${text(node.children)}]`;
    });
    return { code: `[${parts.join()}]`, constant: false, uses, tags };
}

/** The options of `{x, number, percent}` or of a skeleton, as an argument for Intl.NumberFormat. */
function numberStyle({ style }) {
    if (!style) return [];
    if (style === 'percent') return ['{style:"percent"}'];
    if (style === 'integer') return ['{maximumFractionDigits:0}'];
    if (typeof style === 'string') throw new PatternError(`the number style ${style} is not known; use percent, integer or a skeleton`);
    return [JSON.stringify(style.parsedOptions)];
}

const ACCENTS = Object.fromEntries(
    [...'AÀBƁCÇDĎEÉFƑGĞHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŤUÛVṼWŴXẌYÝZŽaàbƀcçdďeéfƒgğhĥiîjĵkķlļmṁnñoöpþqǫrŕsštťuûvṽwŵxẍyýzž'].reduce(
        (pairs, letter, i, all) => (i % 2 === 0 ? [...pairs, [letter, all[i + 1]]] : pairs),
        [],
    ),
);

/** A text with accents on every letter, each word 40 % longer: what is still plain on the page came from no catalogue. */
export function pseudo(text) {
    return text
        .split(' ')
        .map((word) => {
            const letters = [...word].filter((letter) => letter in ACCENTS).length;
            return [...word].map((letter) => ACCENTS[letter] ?? letter).join('') + '~'.repeat(Math.ceil(letters * 0.4));
        })
        .join(' ');
}
