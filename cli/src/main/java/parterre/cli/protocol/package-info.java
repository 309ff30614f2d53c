/// The bot protocol: JSON lines by which a program in any language drives the engine or sits at its tables.
///
/// [parterre.cli.protocol.Session] reads a line, [parterre.cli.protocol.Request] says what may stand in it,
/// [parterre.cli.protocol.Desk] does it, [parterre.cli.protocol.Answer] says what comes back, and a
/// [parterre.cli.protocol.Fault] is the answer to everything that cannot be done.
/// [parterre.cli.protocol.Analyses] runs the searches that a program asks for, and a
/// [parterre.cli.protocol.Report] tells of them; [parterre.cli.protocol.AnalysisSession] speaks of nothing else.
/// [parterre.cli.protocol.Wire] derives the JSON of views from the games' own records, so that nothing here
/// names a game. `docs/bot-protocol.md` explains it to bot writers, `docs/bot-protocol.schema.json` says it
/// to programs; tests keep both true.
@NullMarked
package parterre.cli.protocol;

import org.jspecify.annotations.NullMarked;
