package parterre.engine.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.BySeat;
import parterre.engine.Lines;
import parterre.engine.Reading;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.TextForm;

/// A result on one line: each party with its place and score, best first, then why the game ended:
/// `P1 1 34; P2 2 20; out of flowers`. A party without a seat is written by its name: `automa 1 40`. A group's
/// result begins with its score: `group 12; P1 7; P2 5; all planted`.
public final class ResultForm implements TextForm<Result> {
    @Override
    public String write(Result result) {
        var parts = switch (result) {
            case Result.Placed(String _, List<Standing> standings) ->
                standings.stream().map(standing -> standing.party() + " " + standing.place() + " " + standing.score());
            case Result.Group(String _, long score, BySeat<Long> scores) ->
                Stream.concat(
                        Stream.of("group " + score), scores.seats().stream().map(seat -> seat + " " + scores.of(seat)));
        };
        return Stream.concat(parts, Stream.of(result.ending())).collect(Collectors.joining("; "));
    }

    @Override
    public Reading<Result> read(String text) {
        var parts = text.split(";", -1);
        var ending = parts[parts.length - 1].strip();
        if (!Lines.isOneLine(ending)) {
            return Reading.bad(ending, new RecordFault.NoEnding());
        }
        return parts[0].strip().startsWith("group ") ? group(parts, ending) : placed(parts, ending);
    }

    private static Reading<Result> placed(String[] parts, String ending) {
        var standings = new ArrayList<Standing>();
        if (parts.length < 2) {
            return Reading.bad(ending, new RecordFault.NoParty());
        }
        for (int i = 0; i < parts.length - 1; i++) {
            var words = parts[i].strip().split(" +", -1);
            var party = party(words[0]);
            var place = words.length == 3 ? number(words[1]) : Optional.<Long>empty();
            var score = words.length == 3 ? number(words[2]) : Optional.<Long>empty();
            if (party.isEmpty()
                    || place.isEmpty()
                    || score.isEmpty()
                    || place.get() < 1
                    || place.get() > Integer.MAX_VALUE) {
                return Reading.bad(parts[i].strip(), new RecordFault.NotAParty());
            }
            standings.add(new Standing(party.get(), place.get().intValue(), score.get()));
        }
        return Reading.good(new Result.Placed(ending, standings));
    }

    private static Reading<Result> group(String[] parts, String ending) {
        var whole = number(parts[0].strip().substring("group ".length()).strip());
        if (parts.length < 2 || whole.isEmpty()) {
            return Reading.bad(parts[0].strip(), new RecordFault.NotTheGroup());
        }
        BySeat<Long> scores = BySeat.none();
        for (int i = 1; i < parts.length - 1; i++) {
            var words = parts[i].strip().split(" +", -1);
            var score = words.length == 2 ? number(words[1]) : Optional.<Long>empty();
            if (score.isEmpty()
                    || !(party(words[0]).orElse(null) instanceof Party.Seated(Seat seat))
                    || scores.has(seat)) {
                return Reading.bad(parts[i].strip(), new RecordFault.NotAnotherSeat());
            }
            scores = scores.with(seat, score.get());
        }
        return Reading.good(new Result.Group(ending, whole.get(), scores));
    }

    private static Optional<Party> party(String word) {
        return switch (Seat.read(word)) {
            case Reading.Good<Seat>(Seat seat) -> Optional.of(new Party.Seated(seat));
            case Reading.Bad<Seat> _ ->
                Party.Named.isName(word) ? Optional.of(new Party.Named(word)) : Optional.empty();
        };
    }

    private static Optional<Long> number(String word) {
        try {
            return Optional.of(Long.parseLong(word));
        } catch (NumberFormatException _) {
            return Optional.empty();
        }
    }
}
