package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/// A program that talks to `parterre analyse`; every line that it gets is held against the schema.
final class AnalysisCaller {
    private AnalysisCaller() {}

    /// Says these lines, ends, and returns what was said back.
    static List<ObjectNode> handler(int threads, String... lines) throws InterruptedException {
        var in = new ByteArrayInputStream(
                Stream.of(lines).collect(Collectors.joining("\n")).getBytes(StandardCharsets.UTF_8));
        var out = new ByteArrayOutputStream();
        try {
            Driver.analyse(in, out, threads, Optional.of("1"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(AnalysisCaller::checked)
                .toList();
    }

    static ObjectNode checked(String line) {
        var said = (ObjectNode) Caller.MAPPER.readTree(line);
        SchemaFile.check("from-engine", said);
        return said;
    }

    static List<ObjectNode> reports(List<ObjectNode> said) {
        return said.stream().filter(line -> line.has("op")).toList();
    }

    static List<ObjectNode> answers(List<ObjectNode> said) {
        return said.stream().filter(line -> line.has("ok")).toList();
    }

    /// Reports that are the last of their decisions, by query, decision and seat.
    static Map<String, ObjectNode> last(List<ObjectNode> said) {
        return reports(said).stream()
                .filter(report -> report.get("final").booleanValue())
                .collect(Collectors.toMap(
                        report -> report.get("id") + " " + report.get("decision") + " " + report.get("seat"),
                        report -> report));
    }

    /// A query with these fields, names and values in turn.
    static String query(String id, Object... fields) {
        var line = Caller.MAPPER.createObjectNode().put("id", id);
        for (int i = 0; i < fields.length; i += 2) {
            line.set((String) fields[i], Caller.MAPPER.valueToTree(fields[i + 1]));
        }
        var whole = line.deepCopy();
        whole.put("protocol", 1);
        if (!whole.has("op")) {
            whole.put("op", "analyse");
        }
        assertThat(SchemaFile.problems("from-program", whole).isEmpty()
                        || whole.toString().contains("wrong"))
                .as(whole.toString())
                .isTrue();
        return line.toString();
    }
}
