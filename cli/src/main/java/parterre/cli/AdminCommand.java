package parterre.cli;

import java.io.PrintWriter;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.AdminMessages;
import parterre.cli.words.CommandMessages;
import parterre.server.people.SanctionKind;
import parterre.server.wire.Admin;
import parterre.server.wire.Calls;
import parterre.server.wire.ChatLine;
import parterre.server.wire.People;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// `parterre admin`: what the operator of a running server can do about its people and tables.
@Command(
        name = "admin",
        subcommands = {DrillCommand.class, RestoreCommand.class})
final class AdminCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--data",
            descriptionKey = "admin-data",
            paramLabel = "FOLDER",
            defaultValue = "data",
            scope = ScopeType.INHERIT)
    private Path data;

    @Option(names = "--url", descriptionKey = "admin-url", paramLabel = "URL", scope = ScopeType.INHERIT)
    private @Nullable String url;

    @Override
    public void run() {
        throw new CommandLineException(spec, new CommandMessages.SayWhat());
    }

    private AdminClient server() {
        var language = Parterre.language(spec);
        return url == null ? AdminClient.of(data, language) : AdminClient.at(url, System.getenv(), language);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private String said(AdminMessages message) {
        return Parterre.localizer(spec).say(message);
    }

    private void say(AdminMessages message) {
        out().println(said(message));
    }

    @Command(name = "people")
    int people(@Parameters(descriptionKey = "name", paramLabel = "NAME", defaultValue = "") String name) {
        var wanted = URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
        print(server().get("people?name=" + wanted, Admin.FoundPeople.class).people());
        return Exit.OK.code();
    }

    @Command(name = "ban")
    int ban(
            @Parameters(descriptionKey = "badge", paramLabel = "BADGE") String badge,
            @Option(names = "--days", paramLabel = "N", required = true) int days,
            @Option(names = "--reason", paramLabel = "TEXT", required = true) String reason) {
        return impose(badge, new Admin.Impose(SanctionKind.BAN, days, reason));
    }

    @Command(name = "mute")
    int mute(
            @Parameters(descriptionKey = "badge", paramLabel = "BADGE") String badge,
            @Option(names = "--days", paramLabel = "N", required = true) int days,
            @Option(names = "--reason", paramLabel = "TEXT", required = true) String reason) {
        return impose(badge, new Admin.Impose(SanctionKind.MUTE, days, reason));
    }

    private int impose(String badge, Admin.Impose sanction) {
        print(List.of(server().post(person(badge) + "/sanctions", sanction, Admin.PersonCard.class)));
        return Exit.OK.code();
    }

    @Command(name = "lift")
    int lift(
            @Parameters(descriptionKey = "badge", paramLabel = "BADGE") String badge,
            @Parameters(descriptionKey = "kind", paramLabel = "ban|mute") SanctionKind kind) {
        print(List.of(server().post(person(badge) + "/sanctions/lift", new Admin.Lift(kind), Admin.PersonCard.class)));
        return Exit.OK.code();
    }

    @Command(name = "rename")
    int rename(
            @Parameters(descriptionKey = "badge", paramLabel = "BADGE") String badge,
            @Parameters(descriptionKey = "name", paramLabel = "NAME") String name) {
        print(List.of(server().put(person(badge), new People.Rename(name), Admin.PersonCard.class)));
        return Exit.OK.code();
    }

    private static String person(String badge) {
        if (!badge.matches("[0-9a-f]{16}")) {
            throw CommandException.usage(new AdminMessages.NoBadge(badge));
        }
        return "people/" + badge;
    }

    @Command(name = "tables")
    int tables() {
        var grid =
                new TextTable("", TextTable.Side.LEFT, TextTable.Side.LEFT, TextTable.Side.LEFT, TextTable.Side.LEFT);
        for (var table : server().get("tables", Admin.Tables.class).tables()) {
            var players = table.players().stream()
                    .map(player -> player.isEmpty() ? "-" : player)
                    .collect(Collectors.joining(", "));
            grid.row(table.id(), table.game(), table.since().toString(), players);
        }
        print(grid);
        return Exit.OK.code();
    }

    @Command(name = "table")
    int table(@Parameters(descriptionKey = "table", paramLabel = "TABLE") String id) {
        var table = server().get(table(id, ""), Admin.TableView.class);
        var grid = new TextTable("", TextTable.Side.LEFT, TextTable.Side.LEFT, TextTable.Side.LEFT);
        var plays = said(new AdminMessages.AtTable(AdminMessages.Doing.PLAYS));
        var watches = said(new AdminMessages.AtTable(AdminMessages.Doing.WATCHES));
        var says = said(new AdminMessages.AtTable(AdminMessages.Doing.SAYS));
        table.players().forEach(person -> grid.row(plays, person.badge(), person.name()));
        table.spectators().forEach(person -> grid.row(watches, person.badge(), person.name()));
        for (ChatLine line : table.chat()) {
            grid.row(says, line.badge(), line.name() + ": " + line.text());
        }
        print(grid);
        return Exit.OK.code();
    }

    @Command(name = "close")
    int close(@Parameters(descriptionKey = "table", paramLabel = "TABLE") String id) {
        server().post(table(id, "/close"), Map.of(), Calls.TableRef.class);
        say(new AdminMessages.TableClosed(id));
        return Exit.OK.code();
    }

    @Command(name = "remove")
    int remove(
            @Parameters(descriptionKey = "table", paramLabel = "TABLE") String id,
            @Parameters(descriptionKey = "badge", paramLabel = "BADGE") String badge) {
        server().post(table(id, "/remove"), new Admin.RemoveSpectator(badge), Calls.TableRef.class);
        say(new AdminMessages.SpectatorRemoved(badge));
        return Exit.OK.code();
    }

    private static String table(String id, String what) {
        if (!id.matches("[\\w-]+")) {
            throw CommandException.usage(new AdminMessages.NoTableId(id));
        }
        return "tables/" + id + what;
    }

    @Command(name = "sanctions")
    int sanctions() {
        print(server().get("sanctions", Admin.FoundPeople.class).people());
        return Exit.OK.code();
    }

    @Command(name = "reports")
    int reports(@Option(names = "--before", descriptionKey = "before", paramLabel = "REPORT") @Nullable String before) {
        print(server().get(before == null ? "reports" : "reports?before=" + report(before), Admin.Reports.class));
        return Exit.OK.code();
    }

    private static String report(String id) {
        if (!id.matches("[0-9a-f-]+")) {
            throw CommandException.usage(new AdminMessages.NoReportId(id));
        }
        return id;
    }

    @Command(name = "settle")
    int settle(@Parameters(descriptionKey = "report", paramLabel = "REPORT") String id) {
        print(server().post("reports/" + report(id) + "/settle", Map.of(), Admin.Reports.class));
        return Exit.OK.code();
    }

    @Command(name = "settle-all")
    int settleAll(@Parameters(descriptionKey = "badge", paramLabel = "BADGE") String badge) {
        print(server().post(person(badge) + "/settle", Map.of(), Admin.Reports.class));
        return Exit.OK.code();
    }

    private void print(Admin.Reports reports) {
        for (var report : reports.reports()) {
            out().println(report.id() + "  " + report.at());
            out().println("  " + report.person().badge() + "  " + report.name() + "  "
                    + said(new AdminMessages.Reported(report.table(), report.reason())));
            out().println("  "
                    + said(new AdminMessages.ReportedBy(
                            report.by().badge(), report.by().name())));
            if (!report.text().isEmpty()) {
                out().println("  " + report.text());
            }
        }
        if (reports.reports().isEmpty()) {
            say(new AdminMessages.NoneFound());
        }
        reports.next().ifPresent(last -> say(new AdminMessages.EarlierReports(last)));
    }

    @Command(name = "rotate-key")
    int rotateKey(@Option(names = "--days", paramLabel = "N", defaultValue = "90") int days) {
        var rotated = server().post("cookie-key", new Admin.RotateKey(days), Admin.KeyRotated.class);
        say(new AdminMessages.CookiesRefused(rotated.until().toString()));
        return Exit.OK.code();
    }

    @Command(name = "page")
    int page() {
        out().println(server().page());
        return Exit.OK.code();
    }

    private void print(List<Admin.PersonCard> people) {
        var grid =
                new TextTable("", TextTable.Side.LEFT, TextTable.Side.LEFT, TextTable.Side.RIGHT, TextTable.Side.LEFT);
        for (var person : people) {
            var sanctions = person.sanctions().stream()
                    .map(sanction -> said(
                            new AdminMessages.UnderSanction(sanction.kind(), day(sanction.until()), sanction.reason())))
                    .collect(Collectors.joining("; "));
            grid.row(person.badge(), person.name(), said(new AdminMessages.TableCount(person.tables())), sanctions);
        }
        print(grid);
    }

    private static String day(Instant until) {
        return until.toString().substring(0, "2026-11-24".length());
    }

    private void print(TextTable grid) {
        if (grid.empty()) {
            say(new AdminMessages.NoneFound());
        }
        grid.lines().forEach(out()::println);
    }
}
