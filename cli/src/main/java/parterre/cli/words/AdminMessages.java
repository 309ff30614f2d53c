package parterre.cli.words;

import parterre.engine.Message;
import parterre.server.people.SanctionKind;
import parterre.server.wire.Admin.ReportReason;

/// The messages of `admin`, `drill` and the options of upkeep.
public sealed interface AdminMessages extends Message {
    record NoBadge(String text) implements AdminMessages {}

    record NoTableId(String text) implements AdminMessages {}

    record NoReportId(String text) implements AdminMessages {}

    record NoToken(String file) implements AdminMessages {}

    /// No server runs on this data folder.
    ///
    /// @param variable where a token can stand
    record NoServerOn(String folder, String variable) implements AdminMessages {}

    record TokenMissing(String variable) implements AdminMessages {}

    /// The server refuses the request.
    ///
    /// @param text what the server answers
    record ServerRefuses(String text) implements AdminMessages {}

    record ServerSilent(String address, FileFault.Reason reason) implements AdminMessages {}

    record NoServerAddress(String text) implements AdminMessages {}

    record NotAwaited(String address) implements AdminMessages {}

    record NeedsFolder() implements AdminMessages {}

    record NotWithin(String option, String value, String most) implements AdminMessages {}

    record NoneFound() implements AdminMessages {}

    record TableClosed(String table) implements AdminMessages {}

    record SpectatorRemoved(String badge) implements AdminMessages {}

    /// Cookies of earlier keys are refused from now on.
    ///
    /// @param until when they end
    record CookiesRefused(String until) implements AdminMessages {}

    /// The part of a person at a table.
    record AtTable(Doing doing) implements AdminMessages {}

    enum Doing {
        PLAYS,
        WATCHES,
        SAYS
    }

    record Reported(String table, ReportReason reason) implements AdminMessages {}

    /// There are reports before the ones that were listed.
    record EarlierReports(String last) implements AdminMessages {}

    record ReportedBy(String badge, String name) implements AdminMessages {}

    record UnderSanction(SanctionKind kind, String until, String why) implements AdminMessages {}

    /// How many tables a person has.
    record TableCount(int tables) implements AdminMessages {}

    /// The content of a backup.
    ///
    /// @param unfinished the tables that are not over
    record Restored(int people, int tables, int unfinished) implements AdminMessages {}

    /// Why a table of a backup cannot go on.
    record StuckTable(String table, Message why) implements AdminMessages {}
}
