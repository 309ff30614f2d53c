package parterre.cli;

import java.io.PrintWriter;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.AdminSays;
import parterre.server.people.SanctionKind;
import parterre.server.wire.Admin;
import parterre.server.wire.Calls;
import parterre.server.wire.ChatLine;
import parterre.server.wire.People;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// `parterre admin`: what the operator of a running server can do about its people and tables.
@Command(
        name = "admin",
        description = {
            "Looks after a running server: its people, tables, reports and keys.",
            "A person is named by their badge, 16 hexadecimal digits, as 'people', 'table' and 'reports' print them."
        },
        footer = {
            "  parterre admin reports",
            "  parterre admin people Ada --data games",
            "  parterre admin ban 0123456789abcdef --days 7 --reason 'insults at the table'",
            "  parterre admin page",
            "  parterre admin drill parterre-monday.db",
        },
        subcommands = DrillCommand.class)
final class AdminCommand implements Runnable {
    private static final String NONE = "None.";

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            defaultValue = "data",
            scope = ScopeType.INHERIT,
            description = "The server's data folder, where its address and token stand (default: data).")
    private Path data;

    @Option(
            names = "--url",
            paramLabel = "URL",
            scope = ScopeType.INHERIT,
            description = "The address of a server elsewhere; its token is read from PARTERRE_ADMIN_TOKEN.")
    private @Nullable String url;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do");
    }

    private AdminClient server() {
        var language = Parterre.language(spec);
        return url == null ? AdminClient.of(data, language) : AdminClient.at(url, System.getenv(), language);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    @Command(name = "people", description = "Lists people by a part of their name, at most 100.")
    int people(
            @Parameters(
                            paramLabel = "NAME",
                            defaultValue = "",
                            description = "A part of the name; a name that looks like it is found, too.")
                    String name) {
        var wanted = URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
        print(server().get("people?name=" + wanted, Admin.FoundPeople.class).people());
        return Exit.OK.code();
    }

    @Command(
            name = "ban",
            description = "Keeps a person from all tables. Their seats become free, or are held by bots.")
    int ban(
            @Parameters(paramLabel = "BADGE", description = "The person.") String badge,
            @Option(names = "--days", paramLabel = "N", required = true, description = "For how many days, 1 to 36500.")
                    int days,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Told to the person.")
                    String reason) {
        return impose(badge, new Admin.Impose(SanctionKind.BAN, days, reason));
    }

    @Command(name = "mute", description = "Keeps a person from talking. They can go on playing.")
    int mute(
            @Parameters(paramLabel = "BADGE", description = "The person.") String badge,
            @Option(names = "--days", paramLabel = "N", required = true, description = "For how many days, 1 to 36500.")
                    int days,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Told to the person.")
                    String reason) {
        return impose(badge, new Admin.Impose(SanctionKind.MUTE, days, reason));
    }

    private int impose(String badge, Admin.Impose sanction) {
        print(List.of(server().post(person(badge) + "/sanctions", sanction, Admin.PersonCard.class)));
        return Exit.OK.code();
    }

    @Command(name = "lift", description = "Ends a ban or makes a person free to talk again.")
    int lift(
            @Parameters(paramLabel = "BADGE", description = "The person.") String badge,
            @Parameters(paramLabel = "ban|mute", description = "What ends.") SanctionKind kind) {
        print(List.of(server().post(person(badge) + "/sanctions/lift", new Admin.Lift(kind), Admin.PersonCard.class)));
        return Exit.OK.code();
    }

    @Command(name = "rename", description = "Gives a person another name, also at the tables where they play.")
    int rename(
            @Parameters(paramLabel = "BADGE", description = "The person.") String badge,
            @Parameters(paramLabel = "NAME", description = "Their new name.") String name) {
        print(List.of(server().put(person(badge), new People.Rename(name), Admin.PersonCard.class)));
        return Exit.OK.code();
    }

    private static String person(String badge) {
        if (!badge.matches("[0-9a-f]{16}")) {
            throw Complaint.usage(new AdminSays.NoBadge(badge));
        }
        return "people/" + badge;
    }

    @Command(name = "tables", description = "Lists the tables that are not over, the latest 250.")
    int tables() {
        var grid = new Grid("", Grid.Side.LEFT, Grid.Side.LEFT, Grid.Side.LEFT, Grid.Side.LEFT);
        for (var table : server().get("tables", Admin.Tables.class).tables()) {
            var players = table.players().stream()
                    .map(player -> player.isEmpty() ? "-" : player)
                    .collect(Collectors.joining(", "));
            grid.row(table.id(), table.game(), table.since().toString(), players);
        }
        print(grid);
        return Exit.OK.code();
    }

    @Command(name = "table", description = "Shows who plays, watches and talks at a table.")
    int table(@Parameters(paramLabel = "TABLE", description = "The table's id.") String id) {
        var table = server().get(table(id, ""), Admin.TableView.class);
        var grid = new Grid("", Grid.Side.LEFT, Grid.Side.LEFT, Grid.Side.LEFT);
        table.players().forEach(person -> grid.row("plays", person.badge(), person.name()));
        table.spectators().forEach(person -> grid.row("watches", person.badge(), person.name()));
        for (ChatLine line : table.chat()) {
            grid.row("says", line.badge(), line.name() + ": " + line.text());
        }
        print(grid);
        return Exit.OK.code();
    }

    @Command(name = "close", description = "Ends a table without a winner.")
    int close(@Parameters(paramLabel = "TABLE", description = "The table's id.") String id) {
        server().post(table(id, "/close"), Map.of(), Calls.TableRef.class);
        out().println("Closed: " + id);
        return Exit.OK.code();
    }

    @Command(name = "remove", description = "Removes a spectator, who cannot come back to this table.")
    int remove(
            @Parameters(paramLabel = "TABLE", description = "The table's id.") String id,
            @Parameters(paramLabel = "BADGE", description = "The spectator.") String badge) {
        server().post(table(id, "/remove"), new Admin.Whom(badge), Calls.TableRef.class);
        out().println("Removed: " + badge);
        return Exit.OK.code();
    }

    private static String table(String id, String what) {
        if (!id.matches("[\\w-]+")) {
            throw Complaint.usage(new AdminSays.NoTableId(id));
        }
        return "tables/" + id + what;
    }

    @Command(name = "reports", description = "Lists the reports that are not settled, the earliest first.")
    int reports() {
        print(server().get("reports", Admin.Reports.class));
        return Exit.OK.code();
    }

    @Command(name = "settle", description = "Settles a report, which is then not listed any more.")
    int settle(@Parameters(paramLabel = "REPORT", description = "The report's id.") String id) {
        if (!id.matches("[0-9a-f-]+")) {
            throw Complaint.usage(new AdminSays.NoReportId(id));
        }
        print(server().post("reports/" + id + "/settle", Map.of(), Admin.Reports.class));
        return Exit.OK.code();
    }

    private void print(Admin.Reports reports) {
        for (var report : reports.reports()) {
            out().println(report.id() + "  " + report.at());
            out().println("  " + report.person().badge() + "  " + report.name() + "  table " + report.table() + "  "
                    + report.reason().name().toLowerCase(Locale.ROOT));
            if (!report.text().isEmpty()) {
                out().println("  " + report.text());
            }
        }
        if (reports.reports().isEmpty()) {
            out().println(NONE);
        }
    }

    @Command(
            name = "rotate-key",
            description = {
                "Signs the cookies of people with a new key.",
                "A cookie of an earlier key is replaced when its owner comes within some days, and refused after that."
            })
    int rotateKey(
            @Option(
                            names = "--days",
                            paramLabel = "N",
                            defaultValue = "90",
                            description = "For how many days, 0 to 400 (default: 90). With 0 everybody is signed out.")
                    int days) {
        var rotated = server().post("cookie-key", new Admin.RotateKey(days), Admin.KeyRotated.class);
        out().println("Cookies of earlier keys are refused after " + rotated.until());
        return Exit.OK.code();
    }

    @Command(name = "page", description = "Prints the address of the operator's page. Whoever has it is the operator.")
    int page() {
        out().println(server().page());
        return Exit.OK.code();
    }

    private void print(List<Admin.PersonCard> people) {
        var grid = new Grid("", Grid.Side.LEFT, Grid.Side.LEFT, Grid.Side.RIGHT, Grid.Side.LEFT);
        for (var person : people) {
            var sanctions = person.sanctions().stream()
                    .map(sanction -> sanction.kind().name().toLowerCase(Locale.ROOT) + " until " + day(sanction.until())
                            + ": " + sanction.reason())
                    .collect(Collectors.joining("; "));
            grid.row(person.badge(), person.name(), person.tables() + " tables", sanctions);
        }
        print(grid);
    }

    private static String day(Instant until) {
        return until.toString().substring(0, "2026-11-24".length());
    }

    private void print(Grid grid) {
        if (grid.empty()) {
            out().println(NONE);
        }
        grid.lines().forEach(out()::println);
    }
}
