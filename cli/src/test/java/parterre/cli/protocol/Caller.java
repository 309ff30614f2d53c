package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import parterre.engine.box.GameBox;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A program that talks to the engine; every line that goes to and fro is held against the schema.
final class Caller {
    static final JsonMapper MAPPER = new JsonMapper();

    private final Session<?, ?, ?> session;
    private final BlockingQueue<String> reports = new LinkedBlockingQueue<>();
    private int asked;

    Caller(GameBox<?, ?, ?> box) {
        session = new Session<>(box, new Analyses(2, reports::add));
    }

    /// Asks, and expects to be answered.
    ///
    /// @param fields names and values in turn
    ObjectNode ok(String op, Object... fields) {
        var request = request(op, fields);
        SchemaFile.check(op + ".request", request);
        var answer = exchanged(request.toString());
        assertThat(answer.get("ok").booleanValue())
                .as("%s -> %s", request, answer)
                .isTrue();
        assertThat(answer.get("id").intValue()).isEqualTo(asked);
        SchemaFile.check(op + ".answer", answer);
        return answer;
    }

    /// Asks, and expects to be refused.
    ///
    /// @return the error
    JsonNode refused(String op, Object... fields) {
        return error(exchanged(request(op, fields).toString()));
    }

    /// The error that an answer tells, held against the schema.
    static JsonNode error(JsonNode answer) {
        assertThat(answer.get("ok").booleanValue()).as(answer.toString()).isFalse();
        SchemaFile.check("error", answer);
        return answer.get("error");
    }

    static String code(JsonNode error) {
        return error.get("code").stringValue();
    }

    /// Says any line.
    ObjectNode say(String line) {
        var answer = exchanged(line);
        if (answer.get("ok").booleanValue()) {
            SchemaFile.check("from-engine", answer);
        } else {
            error(answer);
        }
        return answer;
    }

    private ObjectNode exchanged(String line) {
        var answer = (ObjectNode) MAPPER.readTree(session.answer(line));
        session.answered();
        return answer;
    }

    /// Waits for the next report, held against the schema.
    ObjectNode report() throws InterruptedException {
        var report = (ObjectNode) MAPPER.readTree(reports.take());
        SchemaFile.check("report", report);
        return report;
    }

    private ObjectNode request(String op, Object... fields) {
        var request = MAPPER.createObjectNode();
        request.put("protocol", 1);
        request.put("id", ++asked);
        request.put("op", op);
        for (int i = 0; i < fields.length; i += 2) {
            request.set((String) fields[i], MAPPER.valueToTree(fields[i + 1]));
        }
        return request;
    }

    static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::stringValue).toList();
    }

    static Map<?, ?> map(JsonNode object) {
        return MAPPER.convertValue(object, Map.class);
    }
}
