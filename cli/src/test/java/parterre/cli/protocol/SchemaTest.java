package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The protocol's documentation says what the code does: field by field, op by op, code by code.
class SchemaTest {
    private static final Set<String> ENVELOPE = Set.of("protocol", "id", "op", "ok");

    @Test
    void everyRequestHasTheFieldsThatTheSchemaGivesIt() {
        for (var op : Request.Op.values()) {
            check(op.word + ".request", op.type, true);
        }
    }

    @Test
    void everyAnswerHasTheFieldsThatTheSchemaGivesIt() {
        check("hello.answer", Answer.Welcome.class, false);
        check("new.answer", Answer.Begun.class, false);
        check("next.answer", Answer.Waits.class, false);
        check("legal.answer", Answer.Open.class, false);
        check("check.answer", Answer.Done.class, false);
        check("apply.answer", Answer.Moved.class, false);
        check("odds.answer", Answer.Outcomes.class, false);
        check("chance.answer", Answer.Moved.class, false);
        check("view.answer", Answer.Seen.class, false);
        check("text.answer", Answer.Written.class, false);
        check("result.answer", Answer.Finish.class, false);
        check("record.answer", Answer.Transcript.class, false);
        check("imagine.answer", Answer.Imagined.class, false);
        check("playout.answer", Answer.Played.class, false);
        check("value.answer", Answer.Valued.class, false);
        check("analyse.answer", Answer.Accepted.class, false);
        check("cancel.answer", Answer.Cancelled.class, false);
        check("analysis.hello", Answer.AnalysisWelcome.class, false);
        check("report", Report.class, false);
        check("tried", Report.Tried.class, false);
        check("amount", Request.Amount.class, true);
        check("forget.answer", Answer.Done.class, false);
        check("batch.answer", Answer.Answers.class, false);
        check("waiting", Answer.Waiting.class, false);
        check("result", Answer.Ended.class, false);
        check("limits", Answer.Limits.class, false);
        check("setup", Answer.Agreed.class, false);
        check("error-report", Answer.ErrorReport.class, false);
    }

    @Test
    void tableMessages_haveTheFieldsOfTheSchema() {
        check("seated.hello", Call.Hello.class, false);
        check("seated.ask", Call.Ask.class, false);
        check("seated.over", Call.Over.class, false);
        check("seated.presence", Call.Presence.class, true);
        check("seated.choice", Call.Choice.class, true);
    }

    @Test
    void theDocumentationNamesEveryOpAndEveryCode() throws IOException {
        var text = Files.readString(SchemaFile.DOCS.resolve("bot-protocol.md"));
        for (var op : Request.words()) {
            assertThat(text).contains("| `" + op + "` |");
        }
        var documented = Pattern.compile("^\\| `((?:protocol|input)/[a-z-]+|internal)` \\|", Pattern.MULTILINE)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(documented)
                .containsExactlyElementsOf(Arrays.stream(Fault.Code.values())
                        .map(code -> code.word)
                        .toList());
    }

    @Test
    void theDocumentationTellsTheLimits() throws IOException {
        var text = Files.readString(SchemaFile.DOCS.resolve("bot-protocol.md"));
        assertThat(text.replaceAll("\\s+", " "))
                .contains(
                        String.format(Locale.ROOT, "%,d bytes", Limit.LINE),
                        String.format(Locale.ROOT, "a batch %,d requests", Limit.BATCH),
                        String.format(Locale.ROOT, "%,d games", Limit.GAMES),
                        String.format(Locale.ROOT, "%,d positions", Limit.POSITIONS),
                        String.format(Locale.ROOT, "gives %,d positions", Limit.IMAGINE),
                        String.format(Locale.ROOT, "plays %,d games", Limit.PLAYOUTS),
                        String.format(Locale.ROOT, "after %,d steps", Limit.PLAYOUT_STEPS),
                        String.format(Locale.ROOT, "%,d decisions", Limit.ANALYSES));
    }

    @Test
    void theExamplesOfTheDocumentationAreWhatTheSchemaAllows() throws IOException {
        var text = Files.readString(SchemaFile.DOCS.resolve("bot-protocol.md"));
        var lines =
                text.lines().filter(line -> line.startsWith("{\"protocol\"")).toList();
        assertThat(lines).hasSizeGreaterThan(10);
        for (var line : lines) {
            var whole = line.replace("{…}", "{}").replace(",{}]}", "]}");
            var json = Caller.MAPPER.readTree(whole);
            boolean fits = SchemaFile.problems("from-engine", json).isEmpty()
                    || SchemaFile.problems("from-program", json).isEmpty()
                    || line.contains("\"nxt\"");
            assertThat(fits).as(line).isTrue();
        }
    }

    @Test
    void theExamplesOfAnalysesAreWhatTheSchemaAllows() throws IOException {
        var text = Files.readString(SchemaFile.DOCS.resolve("analysis.md"));
        var lines = Pattern.compile("(?:^|`)(\\{\"(?:id|protocol)\".*?})(?:$|`)", Pattern.MULTILINE)
                .matcher(text)
                .results()
                .map(match -> match.group(1).replace("[…]", "[]"))
                .toList();
        assertThat(lines).hasSizeGreaterThan(8);
        for (var line : lines) {
            var json = (ObjectNode) Caller.MAPPER.readTree(line);
            if (!json.has("ok") && !json.has("op")) {
                json.put("op", "analyse");
            }
            json.put("protocol", 1);
            boolean fits = SchemaFile.problems("from-engine", json).isEmpty()
                    || SchemaFile.problems("from-program", json).isEmpty();
            assertThat(fits).as(line).isTrue();
        }
    }

    @Test
    void theDocumentationOfAnalysesNamesEveryField() throws IOException {
        var text = Files.readString(SchemaFile.DOCS.resolve("analysis.md"));
        for (var type : List.of(Request.Analyse.class, Report.class, Report.Tried.class)) {
            for (var component : type.getRecordComponents()) {
                assertThat(text).contains("| `" + name(component) + "` |");
            }
        }
        assertThat(text).contains(String.format(Locale.ROOT, "%,d decisions", Limit.ANALYSES));
    }

    /// @param nullable true for what programs write: they may give null for what they could leave out
    private static void check(String definition, Class<?> type, boolean nullable) {
        var schema = SchemaFile.definitions().get(definition);
        assertThat(schema).as(definition).isNotNull();
        var fields = new TreeSet<String>();
        var required = new TreeSet<String>();
        collect(type, fields, required);
        assertThat(without(names(schema.get("properties")))).as(definition).isEqualTo(fields);
        assertThat(schema.has("required") ? without(words(schema.get("required"))) : Set.of())
                .as("required in " + definition)
                .isEqualTo(required);
        assertThat(schema.get("additionalProperties").booleanValue()).isFalse();
        if (nullable) {
            for (var field : fields) {
                if (!required.contains(field)) {
                    assertThat(schema.get("properties").get(field).toString())
                            .as(definition + " " + field)
                            .containsAnyOf("null", "#/$defs/id");
                }
            }
        }
    }

    private static void collect(Class<?> type, Set<String> fields, Set<String> required) {
        for (var component : type.getRecordComponents()) {
            if (component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
                collect(component.getType(), fields, required);
                continue;
            }
            var name = name(component);
            fields.add(name);
            if (!mayBeLeftOut(component)) {
                required.add(name);
            }
        }
    }

    private static String name(RecordComponent component) {
        var property = component.getAccessor().getAnnotation(JsonProperty.class);
        return property == null || property.value().isEmpty() ? component.getName() : property.value();
    }

    private static boolean mayBeLeftOut(RecordComponent component) {
        var include = component.getAccessor().getAnnotation(JsonInclude.class);
        return component.getType() == Optional.class
                || (include != null && include.value() == JsonInclude.Include.NON_EMPTY);
    }

    @Test
    void missingRequiredFieldsAreReported() {
        for (var op : Request.Op.values()) {
            for (var component : op.type.getRecordComponents()) {
                var property = component.getAccessor().getAnnotation(JsonProperty.class);
                assertThat(property != null && property.required())
                        .as(op.word + "." + component.getName())
                        .isEqualTo(component.getType() != Optional.class);
            }
        }
    }

    private static Set<String> names(JsonNode object) {
        return new TreeSet<>(object.propertyNames());
    }

    private static Set<String> words(JsonNode list) {
        return list.valueStream().map(JsonNode::stringValue).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> without(Set<String> names) {
        var rest = new TreeSet<>(names);
        rest.removeAll(ENVELOPE);
        return rest;
    }
}
