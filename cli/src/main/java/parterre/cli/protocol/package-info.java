/// The bot protocol: JSON lines with which a program in any language drives the engine or sits at its tables.
///
/// [parterre.cli.protocol.Session] reads a line. [parterre.cli.protocol.Request] defines its possible contents,
/// [parterre.cli.protocol.RequestHandler] handles it, and [parterre.cli.protocol.Answer] defines the answers. A
/// [parterre.cli.protocol.Fault] is the answer to every request that cannot be done.
/// [parterre.cli.protocol.Analyses] runs the searches that a program asks for, and a
/// [parterre.cli.protocol.Report] has their findings. [parterre.cli.protocol.AnalysisSession] handles analyses
/// only. [parterre.cli.protocol.Wire] derives the JSON of views from the games' own records, so that nothing
/// here names a game. `docs/bot-protocol.md` explains the protocol to authors of bots, and
/// `docs/bot-protocol.schema.json` defines it for programs. Tests check both.
@NullMarked
package parterre.cli.protocol;

import org.jspecify.annotations.NullMarked;
