/// The suites that every game must pass, as a library for the tests of other modules.
///
/// [parterre.testkit.GameContract] is the contract of `parterre.engine.Game` as a list of named checks over seeded
/// random games; a game's test class implements it in one line. [parterre.testkit.RuleIndex] ties RULES.md, sources
/// and tests together by rule ids, with [parterre.testkit.Covers] on the tests. A game's
/// `parterre.engine.view.ViewReducer` says what each event changes in a view; the suite compares it with the views,
/// so that no rule changes anything in silence. [parterre.testkit.NoLeak] enumerates small games to the last
/// position and compares what a seat may infer with what `imagine` draws, exactly. [parterre.testkit.Playthrough]
/// keeps whole games as text files that people review. [parterre.testkit.DelegatingGame] is a game with a
/// fault built in, to see whether it is found.
///
/// `parterre.testkit.conformance` is a small game that uses everything the contract offers.
@NullMarked
package parterre.testkit;

import org.jspecify.annotations.NullMarked;
