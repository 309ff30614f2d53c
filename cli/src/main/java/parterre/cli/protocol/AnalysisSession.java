package parterre.cli.protocol;

import java.util.List;
import java.util.Optional;
import parterre.cli.words.AnalysisMessages;
import parterre.cli.words.CommandMessages;
import parterre.engine.Reading;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

/// The session of one program with `parterre analyse`: queries about any known game. A line without `op`
/// is a query, and `protocol` may be left out.
final class AnalysisSession implements LineHandler {
    private static final String QUERY = Request.Op.ANALYSE.word;
    private static final List<String> OPS = List.of(Request.Op.HELLO.word, QUERY, Request.Op.CANCEL.word);

    private final Analyses analyses;
    private final int threads;
    private final Optional<String> version;

    /// @param threads how many decisions are searched at a time
    /// @param version of Parterre, if it is known
    AnalysisSession(Analyses analyses, int threads, Optional<String> version) {
        this.analyses = analyses;
        this.threads = threads;
        this.version = version;
    }

    @Override
    public String answer(String line) {
        try {
            return answer(Wire.object(line));
        } catch (Fault fault) {
            return Session.failed(NullNode.getInstance(), fault);
        }
    }

    private String answer(ObjectNode line) {
        var answer = Wire.empty().put("protocol", Envelope.PROTOCOL);
        answer.set("id", Envelope.idOf(line));
        try {
            var envelope = line.has("protocol") ? Envelope.open(line) : Envelope.within(line);
            Session.fill(answer, Session.guarded(() -> done(envelope)));
        } catch (Fault fault) {
            Session.fill(answer, fault);
        }
        return Wire.line(answer);
    }

    private Answer done(Envelope envelope) {
        var word = envelope.op().orElse(QUERY);
        if (!OPS.contains(word)) {
            throw Fault.said(Fault.Code.UNKNOWN_OP, "op", new AnalysisMessages.NoSuchOp(OPS));
        }
        var request = Wire.fields(envelope.fields(), Request.type(word).orElseThrow());
        if (request instanceof Request.Analyse query) {
            return analyses.accept(envelope.id(), query, Decisions.ofTexts(box(query)));
        }
        return request instanceof Request.Cancel cancel ? analyses.cancel(cancel) : welcome();
    }

    private Answer welcome() {
        return new Answer.AnalysisWelcome(
                version, Boxes.all().stream().map(Answers::playable).toList(), OPS, threads, Limit.said());
    }

    /// Returns the game that a query names, directly or in its record.
    private static GameBox<?, ?, ?> box(Request.Analyse query) {
        if (query.game().isPresent()) {
            return named(query.game().get());
        }
        if (query.record().isEmpty()) {
            throw Fault.said(Fault.Code.MISSING_FIELD, "game", new AnalysisMessages.GameNotNamed());
        }
        var form = new RecordForm(
                Boxes.all().stream().map(box -> box.game().info()).toList());
        return switch (form.read(query.record().get())) {
            case Reading.Good<GameRecord>(GameRecord record) -> named(record.game());
            case Reading.Bad<GameRecord>(var problems) -> throw Fault.unreadable(Fault.Code.RECORD, "record", problems);
        };
    }

    private static GameBox<?, ?, ?> named(String slug) {
        var slugs = Boxes.all().stream().map(box -> box.game().info().slug()).toList();
        return Boxes.named(slug)
                .orElseThrow(() -> Fault.said(
                        Fault.Code.OUT_OF_RANGE,
                        "game",
                        new CommandMessages.NoGame(slug, CommandMessages.nearest(slug, slugs), slugs)));
    }

    @Override
    public void answered() {
        analyses.begin();
    }

    @Override
    public void finish() throws InterruptedException {
        analyses.finish();
    }
}
