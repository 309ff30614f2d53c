package parterre.cli.words;

import parterre.engine.Message;

/// What `admin`, `drill` and the options of upkeep complain of.
public sealed interface AdminSays extends Message {
    record NoBadge(String text) implements AdminSays {}

    record NoTableId(String text) implements AdminSays {}

    record NoReportId(String text) implements AdminSays {}

    record NoToken(String file) implements AdminSays {}

    /// No server runs on this data folder.
    ///
    /// @param variable where a token can stand
    record NoServerOn(String folder, String variable) implements AdminSays {}

    record TokenMissing(String variable) implements AdminSays {}

    /// The server refuses what was asked.
    ///
    /// @param text what the server answers
    record ServerRefuses(String text) implements AdminSays {}

    record ServerSilent(String address, FileFault.Reason reason) implements AdminSays {}

    record NoServerAddress(String text) implements AdminSays {}

    record NotAwaited(String address) implements AdminSays {}

    record NeedsFolder() implements AdminSays {}

    record FolderOrPostgres() implements AdminSays {}

    record NotWithin(String option, String value, String most) implements AdminSays {}
}
