package parterre.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import parterre.engine.Attachment;
import parterre.engine.Reading;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/// Reads JSON as a tree that knows its lines; what cannot be read is a [CardFileFault].
final class NodeReader {
    private static final JsonFactory JSON = JsonFactory.builder().build();

    /// The most characters of a line that are quoted where it cannot be read.
    private static final int QUOTED = 30;

    private final Attachment file;
    private final List<Twice> twice = new ArrayList<>();

    /// A field that an object has twice.
    ///
    /// @param path from the innermost object that has an id, or from the object that is being read
    /// @param named whether the path begins with an id
    private record Twice(int line, String path, boolean named) {
        private Twice within(String path, boolean named) {
            return this.named
                    ? this
                    : new Twice(line, path + (this.path.startsWith("[") ? "" : ".") + this.path, named);
        }
    }

    /// The field that was begun last; empty before the first.
    private String field = "";

    private NodeReader(Attachment file) {
        this.file = file;
    }

    static Reading<Node> read(Attachment file) {
        return new NodeReader(file).read();
    }

    private Reading<Node> read() {
        try (var parser = JSON.createParser(ObjectReadContext.empty(), file.content())) {
            if (parser.nextToken() == null) {
                return Reading.bad(file.name(), new CardFileFault.NothingInFile());
            }
            var node = node(parser);
            if (parser.nextToken() != null) {
                return Reading.bad(file.name(), new CardFileFault.FileGoesOn());
            }
            return twice.isEmpty()
                    ? Reading.good(node)
                    : new Reading.Bad<>(twice.stream()
                            .map(one -> new Reading.Problem(
                                    one.line(), file.name() + ": " + one.path(), new CardFileFault.TwiceInObject()))
                            .toList());
        } catch (UnexpectedEndOfInputException e) {
            return unreadable(e, new CardFileFault.FileEndsEarly(after()));
        } catch (StreamConstraintsException e) {
            return unreadable(e, new CardFileFault.FileTooDeep(after()));
        } catch (JacksonException e) {
            return unreadable(e, new CardFileFault.NotReadAsJson(after(), near(e)));
        }
    }

    private Reading<Node> unreadable(JacksonException e, CardFileFault fault) {
        int line = e.getLocation() == null ? 0 : Math.max(0, e.getLocation().getLineNr());
        return new Reading.Bad<>(List.of(new Reading.Problem(line, file.name(), fault)));
    }

    private Optional<String> after() {
        return field.isEmpty() ? Optional.empty() : Optional.of(field);
    }

    /// Returns what stands where reading came to its end: a piece of the line. Empty at the end of a line.
    private Optional<String> near(JacksonException e) {
        if (e.getLocation() == null || e.getLocation().getLineNr() < 1) {
            return Optional.empty();
        }
        var line = file.content()
                .lines()
                .skip(e.getLocation().getLineNr() - 1L)
                .findFirst()
                .orElse("");
        int column = Math.clamp(e.getLocation().getColumnNr() - 1L, 0, line.length());
        var rest = line.substring(column).replaceAll("\\p{Cntrl}", " ").strip();
        return rest.isEmpty() ? Optional.empty() : Optional.of(rest.substring(0, Math.min(QUOTED, rest.length())));
    }

    /// Puts this name before the paths of the fields found twice since then.
    private void found(int since, String path, Boolean named) {
        twice.subList(since, twice.size()).replaceAll(one -> one.within(path, named));
    }

    private Node node(JsonParser parser) {
        int line = parser.currentTokenLocation().getLineNr();
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                var fields = new LinkedHashMap<String, Node>();
                int before = twice.size();
                for (var name = parser.nextName(); name != null; name = parser.nextName()) {
                    field = name;
                    int at = parser.currentTokenLocation().getLineNr();
                    parser.nextToken();
                    int inside = twice.size();
                    var value = node(parser);
                    found(inside, name, false);
                    if (fields.put(name, value) != null) {
                        twice.add(new Twice(at, name, false));
                    }
                }
                if (fields.get("id") instanceof Node.Text(int _, String id)) {
                    found(before, id, true);
                }
                yield new Node.Fields(line, fields);
            }
            case START_ARRAY -> {
                var items = new ArrayList<Node>();
                while (parser.nextToken() != tools.jackson.core.JsonToken.END_ARRAY) {
                    int inside = twice.size();
                    items.add(node(parser));
                    found(inside, "[" + items.size() + "]", false);
                }
                yield new Node.Items(line, items);
            }
            case VALUE_STRING -> new Node.Text(line, parser.getString());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Node.Digits(line, parser.getString());
            case VALUE_TRUE -> new Node.Truth(line, true);
            case VALUE_FALSE -> new Node.Truth(line, false);
            case VALUE_NULL -> new Node.Nothing(line);
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT ->
                throw new IllegalStateException(parser.currentToken() + " begins no value");
        };
    }
}
