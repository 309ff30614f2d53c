package parterre.server.table.stored;

import static parterre.stored.Codecs.FLAG;
import static parterre.stored.Codecs.INT;
import static parterre.stored.Codecs.SEAT;
import static parterre.stored.Codecs.TEXT;
import static parterre.stored.KindCodec.empty;
import static parterre.stored.KindCodec.kind;

import parterre.server.table.state.Chair;
import parterre.server.table.state.MatchTerms;
import parterre.server.table.state.Terms;
import parterre.server.wire.ClockTerms;
import parterre.stored.Codecs;
import parterre.stored.KindCodec;
import parterre.stored.ObjectCodec;

/// The stored form of what was agreed for a table, and of its chairs.
public final class TermsCodec {
    public static final KindCodec<ClockTerms> CLOCK = new KindCodec<>(
            empty("none", ClockTerms.None.class, new ClockTerms.None()),
            kind("live", ClockTerms.Live.class, fields -> {
                var initial = fields.add("initialSeconds", INT, ClockTerms.Live::initialSeconds);
                var increment = fields.add("incrementSeconds", INT, ClockTerms.Live::incrementSeconds);
                var response = fields.add("responseSeconds", INT, ClockTerms.Live::responseSeconds);
                return stored -> new ClockTerms.Live(initial.of(stored), increment.of(stored), response.of(stored));
            }),
            kind("days", ClockTerms.Days.class, fields -> {
                var decision = fields.add("perDecision", INT, ClockTerms.Days::perDecision);
                var pause = fields.add("pauseDays", INT, ClockTerms.Days::pauseDays);
                return stored -> new ClockTerms.Days(decision.of(stored), pause.of(stored));
            }));

    public static final ObjectCodec<MatchTerms.Played> PLAYED = ObjectCodec.of(fields -> {
        var table = fields.add("table", TEXT, MatchTerms.Played::table);
        var result = fields.add("result", TEXT, MatchTerms.Played::result);
        return stored -> new MatchTerms.Played(table.of(stored), result.of(stored));
    });

    public static final ObjectCodec<MatchTerms> MATCH = ObjectCodec.of(fields -> {
        var plan = fields.add("plan", TEXT, MatchTerms::plan);
        var played = fields.add("played", Codecs.list(PLAYED), MatchTerms::played);
        return stored -> new MatchTerms(plan.of(stored), played.of(stored));
    });

    public static final ObjectCodec<Terms> TERMS = ObjectCodec.of(fields -> {
        var game = fields.add("game", TEXT, Terms::game);
        var edition = fields.add("edition", INT, Terms::edition);
        var seats = fields.add("seats", INT, Terms::seats);
        var options = fields.add("options", Codecs.map(TEXT), Terms::options);
        var clock = fields.add("clock", CLOCK, Terms::clock);
        var spectators = fields.add("spectators", FLAG, Terms::spectators);
        var openHands = fields.add("openHands", FLAG, Terms::openHands);
        var aids = fields.add("aids", FLAG, Terms::aids);
        var listed = fields.add("listed", FLAG, Terms::listed);
        var match = fields.addOptional("match", MATCH, Terms::match);
        var opening = fields.addOptional("opening", TEXT, Terms::opening);
        return stored -> new Terms(
                game.of(stored),
                edition.of(stored),
                seats.of(stored),
                options.of(stored),
                clock.of(stored),
                spectators.of(stored),
                openHands.of(stored),
                aids.of(stored),
                listed.of(stored),
                match.of(stored),
                opening.of(stored));
    });

    public static final ObjectCodec<Chair> CHAIR = ObjectCodec.of(fields -> {
        var seat = fields.add("seat", SEAT, Chair::seat);
        var person = fields.addOptional("person", TEXT, Chair::person);
        var name = fields.add("name", TEXT, Chair::name);
        var badge = fields.addOptional("badge", TEXT, Chair::badge);
        var level = fields.addOptional("level", TEXT, Chair::level);
        var standIn = fields.addOptional("standIn", TEXT, Chair::standIn);
        var program = fields.add("program", FLAG, Chair::program);
        var resigned = fields.add("resigned", FLAG, Chair::resigned);
        var timeFactor = fields.add("timeFactor", INT, Chair::timeFactor);
        return stored -> new Chair(
                seat.of(stored),
                person.of(stored),
                name.of(stored),
                badge.of(stored),
                level.of(stored),
                standIn.of(stored),
                program.of(stored),
                resigned.of(stored),
                timeFactor.of(stored));
    });

    private TermsCodec() {}
}
