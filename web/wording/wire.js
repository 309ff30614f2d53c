// Reads the wire's types: which record a game's message is, and of what type each of its arguments is.
import ts from 'typescript';

/**
 * The type of a component, as the wire has it.
 *
 * @typedef {{ type: 'text' | 'number' | 'truth' | 'seat' }
 *     | { type: 'list', item: Shape }
 *     | { type: 'word', name: string }
 *     | { type: 'message', name: string }} Shape
 * @typedef {{ shape: Shape, optional: boolean }} Component
 * @typedef {Map<string, Component>} Message components by name
 */

/** @param {string} slug of a game: `gardens-of-mars` has the namespace `GardensOfMars` */
export const namespaceOf = (slug) =>
    slug
        .split('-')
        .map((word) => word[0].toUpperCase() + word.slice(1))
        .join('');

/** The kind on the wire: `DiceRolled` is `dice-rolled`. */
export const kindOf = (key) => key.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/**
 * Finds the messages of a game, or of the server, among the types that it and all games have.
 *
 * @param {string} source the text of wire.ts
 * @param {string} room the game's slug, or `server`, which has no namespace
 * @param {(name: string) => boolean} isKey whether the game's catalogue has this key
 * @returns {Map<string, Message>} by key
 */
export function messagesOf(source, room, isKey) {
    const file = ts.createSourceFile('wire.ts', source, ts.ScriptTarget.Latest);
    const own = file.statements.find((one) => ts.isModuleDeclaration(one) && one.name.text === namespaceOf(room));
    const types = new Map();
    for (const one of [...file.statements, ...(own ? own.body.statements : [])]) {
        if (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) types.set(one.name.text, one);
    }
    /** The key of a type: its record's simple name, which the wire may put behind its family's. */
    const keyOf = (name) => {
        const kind = kindIn(types.get(name));
        return [name, ...(kind ? [pascal(kind)] : [])].find(isKey);
    };
    const shapeOf = (node) => {
        if (node.kind === ts.SyntaxKind.NumberKeyword) return { type: 'number' };
        if (node.kind === ts.SyntaxKind.BooleanKeyword) return { type: 'truth' };
        if (ts.isArrayTypeNode(node)) return { type: 'list', item: shapeOf(node.elementType) };
        if (!ts.isTypeReferenceNode(node)) return { type: 'text' };
        const name = node.typeName.text;
        if (name === 'Seat') return { type: 'seat' };
        const declared = types.get(name);
        if (declared && ts.isTypeAliasDeclaration(declared) && isWords(declared.type)) return { type: 'word', name };
        return { type: 'message', name };
    };
    const found = new Map();
    for (const [name, declared] of types) {
        if (!ts.isInterfaceDeclaration(declared)) continue;
        const key = keyOf(name);
        if (!key) continue;
        const components = declared.members
            .filter((member) => member.name.text !== 'kind' || !ts.isLiteralTypeNode(member.type))
            .map((member) => [member.name.text, { shape: shapeOf(member.type), optional: member.questionToken !== undefined }]);
        found.set(key, new Map(components));
    }
    return found;
}

const pascal = (kind) =>
    kind
        .split('-')
        .map((word) => word[0].toUpperCase() + word.slice(1))
        .join('');

function kindIn(declared) {
    if (!declared || !ts.isInterfaceDeclaration(declared)) return undefined;
    const member = declared.members.find((one) => one.name.text === 'kind');
    return member && ts.isLiteralTypeNode(member.type) ? member.type.literal.text : undefined;
}

const isWords = (node) => {
    const all = ts.isUnionTypeNode(node) ? node.types : [node];
    return all.every((one) => ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal));
};
