package parterre.cli.words;

import parterre.engine.Message;
import parterre.server.people.SanctionKind;
import parterre.server.wire.Admin.ReportReason;

/// The messages of `admin`, `drill` and the options of upkeep.
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

    /// The server refuses the request.
    ///
    /// @param text what the server answers
    record ServerRefuses(String text) implements AdminSays {}

    record ServerSilent(String address, FileFault.Reason reason) implements AdminSays {}

    record NoServerAddress(String text) implements AdminSays {}

    record NotAwaited(String address) implements AdminSays {}

    record NeedsFolder() implements AdminSays {}

    record NotWithin(String option, String value, String most) implements AdminSays {}

    record NoneFound() implements AdminSays {}

    record TableClosed(String table) implements AdminSays {}

    record SpectatorRemoved(String badge) implements AdminSays {}

    /// Cookies of earlier keys are refused from now on.
    ///
    /// @param until when they end
    record CookiesRefused(String until) implements AdminSays {}

    /// What a person does at a table.
    record AtTable(Doing doing) implements AdminSays {}

    enum Doing {
        PLAYS,
        WATCHES,
        SAYS
    }

    record Reported(String table, ReportReason reason) implements AdminSays {}

    /// There are reports before the ones that were listed.
    record EarlierReports(String last) implements AdminSays {}

    record ReportedBy(String badge, String name) implements AdminSays {}

    record UnderSanction(SanctionKind kind, String until, String why) implements AdminSays {}

    /// How many tables a person has.
    record TableCount(int tables) implements AdminSays {}

    /// The content of a backup.
    ///
    /// @param unfinished the tables that are not over
    record Restored(int people, int tables, int unfinished) implements AdminSays {}

    /// Why a table of a backup cannot go on.
    record StuckTable(String table, Message why) implements AdminSays {}
}
