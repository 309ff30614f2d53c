package parterre.cli.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import parterre.cli.words.AnalysisMessages;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

/// The session of one program with the engine. Every line of the program gets exactly one line back, whatever
/// its content. Reports of analyses come in addition to the answers.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class Session<S, M extends Move, V> implements LineHandler {
    private final GameBox<S, M, V> box;
    private final RequestHandler<S, M, V> handler;
    private final Analyses analyses;
    private final Decisions<S, M, V> decisions;

    Session(GameBox<S, M, V> box, Analyses analyses) {
        this.box = box;
        this.analyses = analyses;
        handler = new RequestHandler<>(box);
        decisions = new Decisions<>(box, name -> handler.position(name, "position"));
    }

    /// Returns the answer to a line that is not JSON.
    static String toNoLine(LineSource.Line line) {
        return switch (line) {
            case LineSource.Line.TooLong() ->
                failed(
                        NullNode.getInstance(),
                        Fault.of(Fault.Code.TOO_LONG, "A line may have at most " + Limit.LINE + " bytes."));
            case LineSource.Line.Garbled() ->
                failed(NullNode.getInstance(), Fault.of(Fault.Code.MALFORMED, "The line is not in UTF-8."));
            case LineSource.Line.Whole _, LineSource.Line.End _ ->
                throw new IllegalArgumentException("this is a line, or none at all");
        };
    }

    @Override
    public String answer(String line) {
        try {
            return answer(Wire.object(line));
        } catch (Fault fault) {
            return failed(NullNode.getInstance(), fault);
        }
    }

    /// Returns the answer to a line that has been parsed.
    String answer(ObjectNode line) {
        var answer = Wire.empty().put("protocol", Envelope.PROTOCOL);
        answer.set("id", Envelope.idOf(line));
        try {
            var envelope = Envelope.open(line);
            fill(answer, done(envelope.id(), envelope.request()));
        } catch (Fault fault) {
            fill(answer, fault);
        }
        return Wire.line(answer);
    }

    @Override
    public void answered() {
        analyses.begin();
    }

    @Override
    public void finish() throws InterruptedException {
        analyses.finish();
    }

    /// Forgets all games and positions, and ends analyses.
    void clear() {
        analyses.abandon();
        handler.clear();
    }

    static String failed(JsonNode id, Fault fault) {
        var answer = Wire.empty().put("protocol", Envelope.PROTOCOL);
        answer.set("id", id);
        fill(answer, fault);
        return Wire.line(answer);
    }

    static void fill(ObjectNode answer, Answer done) {
        answer.put("ok", true);
        answer.setAll(Wire.said(done));
    }

    static void fill(ObjectNode answer, Fault fault) {
        answer.put("ok", false);
        answer.set("error", Wire.said(fault.report()));
    }

    private Answer done(JsonNode id, Request request) {
        if (request instanceof Request.Batch(List<JsonNode> requests)) {
            return guarded(() -> batch(requests));
        }
        if (request instanceof Request.Analyse query) {
            return guarded(() -> analyses.accept(id, mine(query), decisions));
        }
        return guarded(
                () -> request instanceof Request.Cancel cancel ? analyses.cancel(cancel) : handler.answer(request));
    }

    /// Returns a query for this session's game.
    private Request.Analyse mine(Request.Analyse query) {
        var slug = box.game().info().slug();
        if (query.game().isPresent() && !query.game().get().equals(slug)) {
            throw Fault.said(Fault.Code.OUT_OF_RANGE, "game", new AnalysisMessages.OtherGameHere(slug));
        }
        return query;
    }

    /// Turns an internal fault into an answer, so that it ends neither the session nor the program at the other
    /// end.
    static Answer guarded(Supplier<Answer> does) {
        try {
            return does.get();
        } catch (Fault fault) {
            throw fault;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw internal(e);
        }
    }

    /// Returns the answer to a program for an internal fault.
    static Fault internal(Throwable e) {
        return Fault.of(
                Fault.Code.INTERNAL,
                "A fault of Parterre, please report it with this line: "
                        + e.getClass().getSimpleName());
    }

    private Answer batch(List<JsonNode> requests) {
        if (requests.size() > Limit.BATCH) {
            throw Fault.at(
                    Fault.Code.OUT_OF_RANGE, "requests", "A batch may have at most " + Limit.BATCH + " requests.");
        }
        var answers = new ArrayList<JsonNode>(requests.size());
        for (var request : requests) {
            answers.add(part(request));
        }
        return new Answer.Answers(answers);
    }

    private JsonNode part(JsonNode request) {
        var answer = Wire.empty();
        try {
            if (!(request instanceof ObjectNode object)) {
                throw Fault.at(Fault.Code.WRONG_TYPE, "requests", "Every request of a batch must be an object.");
            }
            var id = Envelope.idOf(object);
            if (!id.isNull()) {
                answer.set("id", id);
            }
            var envelope = Envelope.within(object);
            var asked = envelope.request();
            if (asked instanceof Request.Batch) {
                throw Fault.of(Fault.Code.NOT_NOW, "A batch cannot stand within a batch.");
            }
            fill(answer, done(envelope.id(), asked));
        } catch (Fault fault) {
            fill(answer, fault);
        }
        return answer;
    }
}
