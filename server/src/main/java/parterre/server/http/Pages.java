package parterre.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import parterre.server.table.TableHost;
import parterre.server.wire.TableHead;
import parterre.server.wire.Trouble;

/// The page's files, from `/web/` on the class path, and what chat programs show of a link.
final class Pages {
    private static final Map<String, String> TYPES = new HashMap<>();

    static {
        TYPES.put("html", "text/html; charset=utf-8");
        TYPES.put("js", "text/javascript; charset=utf-8");
        TYPES.put("css", "text/css; charset=utf-8");
        TYPES.put("svg", "image/svg+xml");
        TYPES.put("png", "image/png");
        TYPES.put("ico", "image/x-icon");
        TYPES.put("woff2", "font/woff2");
        TYPES.put("json", "application/json");
        TYPES.put("webmanifest", "application/manifest+json");
        TYPES.put("txt", "text/plain; charset=utf-8");
    }

    private final TableHost tables;
    private final Map<String, String> games;

    /// The page of these games.
    ///
    /// @param games names by slugs
    Pages(TableHost tables, Map<String, String> games) {
        this.tables = tables;
        this.games = games;
    }

    /// Serves a file, or the page for every address that is no file.
    void serve(Context context) {
        var path = context.path();
        if (path.contains("..") || path.contains("//") || path.contains("\\")) {
            nothing(context);
            return;
        }
        int dot = path.lastIndexOf('.');
        if (dot > path.lastIndexOf('/')) {
            var type = TYPES.get(path.substring(dot + 1).toLowerCase(Locale.ROOT));
            var file = type == null ? Optional.<byte[]>empty() : file("/web" + path);
            if (type == null || file.isEmpty()) {
                nothing(context);
                return;
            }
            // What the build puts into assets/ has its content's hash in its name.
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
        context.header("Cache-Control", "no-cache");
        context.contentType(TYPES.getOrDefault("html", ""))
                .result(new String(page.get(), StandardCharsets.UTF_8).replace("<!--unfold-->", unfold(path)));
    }

    private static void nothing(Context context) {
        context.status(404).contentType("text/plain; charset=utf-8").result("There is nothing at this address.\n");
    }

    private static Optional<byte[]> file(String name) {
        try (var in = Pages.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Title and sentence of a link, as any stranger may read them. Looking takes no seat and spends nothing.
    private String unfold(String path) {
        if (!path.startsWith("/t/")) {
            return "";
        }
        try {
            var table = path.substring(3).replaceFirst("[/" + Links.TOKEN + "].*", "");
            return tags(tables.sign(table));
        } catch (Trouble e) {
            return "";
        }
    }

    private String tags(TableHead head) {
        var title = games.getOrDefault(head.game(), head.game());
        return "<meta property=\"og:title\" content=\"" + escaped(title) + "\">\n"
                + "<meta property=\"og:type\" content=\"website\">\n"
                + "<meta property=\"og:description\" content=\"" + escaped(says(head)) + "\">\n"
                + "<meta name=\"description\" content=\"" + escaped(says(head)) + "\">";
    }

    private static String says(TableHead head) {
        var open = head.seats().stream()
                .filter(seat -> seat.kind() == TableHead.SeatCard.Holder.OPEN)
                .count();
        return switch (head.phase()) {
            case SEATING -> open == 1 ? "One seat is left." : open + " seats are left.";
            case PLAYING ->
                head.seats().size() == 1
                        ? "A game for one is going on."
                        : "A game of " + head.seats().size() + " is going on.";
            case FROZEN -> "This table is frozen.";
            case OVER ->
                head.outcome()
                        .map(outcome -> outcome.stopped()
                                ? "Stopped by agreement."
                                : outcome.ranks().stream()
                                        .map(rank -> rank.place() + ". " + rank.name()
                                                + rank.score()
                                                        .map(score -> " " + score)
                                                        .orElse(""))
                                        .reduce((first, second) -> first + ", " + second)
                                        .orElse("The game is over."))
                        .orElse("The game is over.");
        };
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
