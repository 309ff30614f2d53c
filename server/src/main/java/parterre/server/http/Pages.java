package parterre.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.server.people.Person;
import parterre.server.table.run.TableHost;
import parterre.server.wire.ApiException;
import parterre.server.wire.CallFormatter;
import parterre.server.wire.FaultCode;
import parterre.server.wire.LinkNote;
import parterre.server.wire.Outcome;
import parterre.server.wire.PageNote;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;

/// Serves the page's files, from `/web/` on the class path, and the preview of a link in chat programs.
final class Pages {
    /// Encloses, in the page, the preview that a chat program shows of a link.
    private static final String UNFOLD = "<!--unfold-->";

    private static final String UNFOLDED = "<!--/unfold-->";

    /// Stands where the page says that it needs scripts.
    private static final String NO_SCRIPT = "<!--no-script-->";

    private static final String NAME = "Parterre";
    private static final String PICTURE = "/card.jpg";
    private static final Pattern TOKEN_OR_MORE = Pattern.compile("[/" + Links.TOKEN + "].*");

    /// Somebody who reads a link in a chat.
    private static final Person STRANGER = new Person("", "", "");

    private static final Pattern GAME_PICTURE = Pattern.compile("/games/([a-z-]+)/card\\.jpg");

    /// The first words of the page's addresses, as in its own `routes.ts`.
    static final Set<String> PAGES =
            Set.of("record", "mine", "mistakes", "puzzles", "settings", "device", "credits", "admin", "lab");

    /// Behind these stands a game.
    static final Set<String> OF_A_GAME = Set.of("rules", "learn", "edit");

    static final String TABLE = "t";

    private static final int MOST_FILES = 500;

    private static final Map<String, String> TYPES = new HashMap<>();

    static {
        TYPES.put("html", "text/html; charset=utf-8");
        TYPES.put("js", "text/javascript; charset=utf-8");
        TYPES.put("css", "text/css; charset=utf-8");
        TYPES.put("svg", "image/svg+xml");
        TYPES.put("png", "image/png");
        TYPES.put("jpg", "image/jpeg");
        TYPES.put("ico", "image/x-icon");
        TYPES.put("woff2", "font/woff2");
        TYPES.put("json", "application/json");
        TYPES.put("webmanifest", "application/manifest+json");
        TYPES.put("txt", "text/plain; charset=utf-8");
    }

    /// Files that were asked for. A thousand slow readers of one file share one copy.
    private final Cache<String, Optional<byte[]>> files =
            Caffeine.newBuilder().maximumSize(MOST_FILES).build();

    private final TableHost tables;
    private final Map<String, String> games;
    private final Function<Context, Optional<String>> base;
    private final Function<Context, CallFormatter> formatter;

    /// The page of these games.
    ///
    /// @param games names by slugs
    /// @param base the address by which a call came, if it is known to be ours
    /// @param formatter says messages in the language of a call
    Pages(
            TableHost tables,
            Map<String, String> games,
            Function<Context, Optional<String>> base,
            Function<Context, CallFormatter> formatter) {
        this.formatter = formatter;
        this.tables = tables;
        this.games = games;
        this.base = base;
    }

    /// Serves a file, or the page for every other address. The page comes with 404 if it has nothing to show there.
    void serve(Context context) {
        var path = context.path();
        if (path.contains("..") || path.contains("//") || path.contains("\\")) {
            nothing(context);
            return;
        }
        int dot = path.lastIndexOf('.');
        if (dot > path.lastIndexOf('/')) {
            var type = TYPES.get(path.substring(dot + 1).toLowerCase(Locale.ROOT));
            var file = type == null
                    ? Optional.<byte[]>empty()
                    : file("/web" + path).or(() -> picture(path));
            if (type == null || file.isEmpty()) {
                nothing(context);
                return;
            }
            // The build names each file in assets/ by the hash of its content.
            context.header(
                    "Cache-Control", path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
            context.contentType(type).result(file.get());
            return;
        }
        var page = file("/web/index.html");
        if (page.isEmpty()) {
            nothing(context);
            return;
        }
        context.status(leads(path) ? 200 : 404);
        context.header("Cache-Control", "no-cache");
        context.header("Vary", "Accept-Language");
        var says = formatter.apply(context);
        var html = new String(page.get(), StandardCharsets.UTF_8)
                .replace(NO_SCRIPT, escaped(says.say(new PageNote.ScriptsNeeded())));
        context.contentType(TYPES.getOrDefault("html", ""))
                .result(unfolding(html, sheet(path, says), base.apply(context)));
    }

    /// Returns true if the page shows something at this address. Otherwise the page itself says that there is
    /// nothing. Whether a table exists, the page asks the API.
    private boolean leads(String path) {
        var parts = Stream.of(path.split("/")).filter(part -> !part.isEmpty()).toList();
        if (parts.isEmpty() || PAGES.contains(parts.getFirst())) {
            return true;
        }
        return parts.size() > 1
                && (parts.getFirst().equals(TABLE)
                        || (OF_A_GAME.contains(parts.getFirst()) && games.containsKey(parts.get(1))));
    }

    private void nothing(Context context) {
        context.header("Vary", "Accept-Language");
        context.status(404)
                .contentType("text/plain; charset=utf-8")
                .result(formatter.apply(context).say(new ServerFault.Meaning(FaultCode.NO_PAGE)) + "\n");
    }

    private Optional<byte[]> file(String name) {
        return files.get(name, Pages::read);
    }

    private static Optional<byte[]> read(String name) {
        try (var in = Pages.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The preview of a link in a chat, which any stranger may read.
    ///
    /// @param path the address itself, with what lets its reader sit down: chat programs open what is said here
    /// @param picture where its picture is
    private record Sheet(String path, String title, String says, String picture) {}

    /// Looking at a link takes no seat and does not use it up.
    private Sheet sheet(String path, CallFormatter formatter) {
        if (path.startsWith("/t/")) {
            try {
                var head = tables.head(TOKEN_OR_MORE.matcher(path.substring(3)).replaceFirst(""));
                var picture = "/games/" + head.game() + "/card.jpg";
                return new Sheet(
                        path,
                        title(head, path, formatter),
                        says(head, formatter),
                        picture(picture).isPresent() ? picture : PICTURE);
            } catch (ApiException e) {
                // There is no such table, or it is private. The link shows the general card.
            }
        }
        return new Sheet(path, NAME, formatter.say(new LinkNote.GardenGames()), PICTURE);
    }

    /// The game, and who invites to it if the link lets its reader sit down.
    private String title(TableHead head, String path, CallFormatter formatter) {
        var game = games.getOrDefault(head.game(), head.game());
        int token = path.indexOf(Links.TOKEN);
        var host = head.seats().stream().filter(TableHead.SeatCard::host).findFirst();
        return host.filter(_ -> openSeats(head) > 0)
                .filter(_ -> tables.admits(
                        head.id(), STRANGER, token < 0 ? Optional.empty() : Optional.of(path.substring(token + 1))))
                .map(seat -> formatter.say(new LinkNote.Invites(seat.name(), game)))
                .orElse(game);
    }

    /// Returns the number of seats that are left before the start.
    private static int openSeats(TableHead head) {
        return head.phase() == TableHead.Phase.SEATING
                ? (int) head.seats().stream()
                        .filter(seat -> seat.kind() == TableHead.SeatCard.Holder.OPEN)
                        .count()
                : 0;
    }

    private static String unfolding(String page, Sheet sheet, Optional<String> base) {
        int from = page.indexOf(UNFOLD);
        int to = page.indexOf(UNFOLDED);
        return from < 0 || to < from ? page : page.substring(0, from) + tags(sheet, base) + page.substring(to);
    }

    private static String tags(Sheet sheet, Optional<String> base) {
        return "<title>" + escaped(sheet.title()) + "</title>\n"
                + "<meta name=\"description\" content=\"" + escaped(sheet.says()) + "\">\n"
                + og("site_name", NAME)
                + og("type", "website")
                + og("title", sheet.title())
                + og("description", sheet.says())
                + base.map(ours -> og("url", ours + sheet.path())
                                + og("image", ours + sheet.picture())
                                + og("image:width", "1200")
                                + og("image:height", "630"))
                        .orElse("")
                + "<meta name=\"twitter:card\" content=\"summary_large_image\">";
    }

    private static String og(String property, String content) {
        return "<meta property=\"og:" + property + "\" content=\"" + escaped(content) + "\">\n";
    }

    /// Returns a picture: one of the page's own, or the one in a game's folder.
    private Optional<byte[]> picture(String path) {
        var game = GAME_PICTURE.matcher(path);
        return game.matches() && games.containsKey(game.group(1))
                ? file("/parterre/room/" + game.group(1) + "/card.jpg")
                : Optional.empty();
    }

    private static String says(TableHead head, CallFormatter formatter) {
        return switch (head.phase()) {
            case SEATING ->
                Stream.concat(
                                Stream.of(new LinkNote.SeatsLeft(openSeats(head))),
                                LessonTime.minutes(head.game()).map(LinkNote.LessonFirst::new).stream())
                        .map(formatter::say)
                        .collect(Collectors.joining(" "));
            case PLAYING -> formatter.say(new LinkNote.GameGoesOn(head.seats().size()));
            case FROZEN -> formatter.say(new LinkNote.TableFrozen());
            case OVER ->
                head.outcome()
                        .map(outcome -> says(outcome, formatter))
                        .orElseGet(() -> formatter.say(new TableNote.GameFinished()));
        };
    }

    private static String says(Outcome outcome, CallFormatter formatter) {
        if (outcome.ranks().isEmpty()) {
            return formatter.say(outcome.stopped() ? new LinkNote.GameStopped() : new TableNote.GameFinished());
        }
        return outcome.ranks().stream()
                .map(rank -> formatter.say(new LinkNote.RankLine(
                        rank.place(), rank.name(), rank.seat().isPresent(), rank.score())))
                .collect(Collectors.joining(", "));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
