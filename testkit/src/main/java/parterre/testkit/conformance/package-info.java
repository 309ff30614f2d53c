/// The potting shed: a small card game that uses everything the contract of `parterre.engine.Game` offers. So suite,
/// bots, command line, server and page can be proven on it before a real game needs them.
///
/// RULES.md stands beside it among the resources; the files here are named after its chapters. Begin with
/// [parterre.testkit.conformance.PottingShed]. The classes and the parts of the contract that they show:
///
/// - a secret choice of all seats at once, a subset and an amount: [parterre.testkit.conformance.Sowing];
/// - a window with a chain of counters, default answers, answers that stay secret:
///   [parterre.testkit.conformance.Countering];
/// - a chance move that two of three seats see, an event that asks other seats in its middle:
///   [parterre.testkit.conformance.Turns];
/// - a deed that proves a card absent, cards under the pile that one seat knows: the same;
/// - legal moves that are not listed, a question that its asker may take back:
///   [parterre.testkit.conformance.Trading];
/// - hands drawn from a bag, cards from under it: [parterre.testkit.conformance.Refilling];
/// - views with positive and negative knowledge, and worlds drawn exactly by their weights:
///   [parterre.testkit.conformance.Knowledge];
/// - events that hide a card from some viewers, or themselves: [parterre.testkit.conformance.ShedEvent];
/// - previews of moves that hidden hands, others or chance decide: [parterre.testkit.conformance.Previews];
/// - options of every kind, an edition that differs in one place, a party without a seat:
///   [parterre.testkit.conformance.ShedOptions], [parterre.testkit.conformance.Sowing],
///   [parterre.testkit.conformance.Ending].
@NullMarked
package parterre.testkit.conformance;

import org.jspecify.annotations.NullMarked;
