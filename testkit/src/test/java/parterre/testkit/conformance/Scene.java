package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import parterre.engine.Lines;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// A position with words for tests: set up by the lines that matter, played on by record lines.
record Scene(Position position) {
    private static final PottingShed GAME = new PottingShed();
    private static final Cards ALL = new Cards(6, 6, 6, 6);

    /// The standard game in round 1, with these lines; gardens are empty with 3 petals unless told
    /// otherwise. The cards that are not named lie in the bag, or, where a bag is given, in the discard.
    static Scene of(String... lines) {
        var text = new LinkedHashMap<String, String>();
        text.put("edition", "2");
        text.put("seats", "2");
        Arrays.stream(lines)
                .filter(line -> line.startsWith("seats"))
                .forEach(line -> text.put("seats", line.substring(7)));
        text.put("round", "1");
        text.put("stage", "turn P1 1");
        text.put("hare", "0");
        text.put("shelf", "-");
        text.put("looked", "-");
        for (int seat = 1; seat <= Integer.parseInt(text.getOrDefault("seats", "2")); seat++) {
            text.put("P" + seat, "hand -, nest -, basket -, petals 3");
        }
        for (var line : lines) {
            text.put(line.substring(0, line.indexOf(':')), line.substring(line.indexOf(':') + 2));
        }
        var rest = ALL;
        for (var entry : text.entrySet()) {
            if (entry.getKey().matches("P[1-4]")) {
                var places = entry.getValue().replaceAll("P[1-4]|petals.*|[^RSBC]", "");
                rest = rest.minus(Cards.read(places.isEmpty() ? "-" : places).orThrow());
            } else if (entry.getKey().matches("shelf|looked|bag|discard")) {
                var cards = entry.getValue().replaceAll("P[1-4]|[^RSBC]", "");
                rest = rest.minus(Cards.read(cards.isEmpty() ? "-" : cards).orThrow());
            }
        }
        text.putIfAbsent(text.containsKey("bag") ? "discard" : "bag", rest.toString());
        text.putIfAbsent("discard", "-");
        var written = new StringBuilder();
        text.forEach(
                (name, value) -> written.append(name).append(": ").append(value).append('\n'));
        return new Scene(ShedPositions.FORM.read(written.toString()).orThrow());
    }

    /// The scene after these record lines, each of which must be legal.
    Scene play(String... lines) {
        var next = position;
        for (var line : lines) {
            var step = Lines.read(GAME.notation(), line).orThrow();
            assertThat(GAME.refusal(next, step)).as(line).isEmpty();
            next = GAME.play(next, step);
        }
        return new Scene(next);
    }

    /// The rule by which a record line is refused; "legal" if it is not.
    String refusal(String line) {
        var step = Lines.read(GAME.notation(), line).orThrow();
        return switch (step) {
            case Step.Turn<ShedMove>(Seat seat, ShedMove move) ->
                GAME.refusal(position, seat, move)
                        .map(refusal -> refusal.rule())
                        .orElse("legal");
            case Step.Chance<ShedMove> _, Step.Together<ShedMove> _ ->
                GAME.refusal(position, step).map(refusal -> refusal.rule()).orElse("legal");
        };
    }

    /// The rule by which one seat's part of a common answer is refused; "legal" if it is not.
    String refusal(String seat, String move) {
        return GAME.refusal(
                        position,
                        Seat.read(seat).orThrow(),
                        GAME.notation().read(move).orThrow())
                .map(refusal -> refusal.rule())
                .orElse("legal");
    }

    /// The listed moves of a seat that is asked.
    List<String> moves(String seat) {
        var own = Seat.read(seat).orThrow();
        var moves = switch (GAME.next(position)) {
            case Next.Turn<ShedMove> turn when turn.seat().equals(own) -> turn.moves();
            case Next.Together<ShedMove> together -> together.open().of(own);
            case Next.Turn<ShedMove> _, Next.Chance<ShedMove> _, Next.Over<ShedMove> _ ->
                throw new AssertionError(seat + " is not asked");
        };
        return moves.list().stream().map(GAME.notation()::write).toList();
    }

    /// The outcomes of chance with their weights: "2 steal R".
    List<String> odds() {
        assertThat(GAME.next(position)).isInstanceOf(Next.Chance.class);
        return GAME.next(position) instanceof Next.Chance<ShedMove>(Odds<ShedMove> odds)
                ? odds.outcomes().stream()
                        .map(outcome -> outcome.weight() + " " + GAME.notation().write(outcome.move()))
                        .toList()
                : List.of();
    }

    String waitsFor() {
        return GAME.next(position).waitsFor();
    }

    Next<ShedMove> next() {
        return GAME.next(position);
    }

    String stage() {
        return StageForm.FORM.write(position.stage());
    }

    /// A line of the position's text, such as "P1" or "discard".
    String at(String name) {
        return ShedPositions.FORM
                .write(position)
                .lines()
                .filter(line -> line.startsWith(name + ": "))
                .map(line -> line.substring(name.length() + 2))
                .findFirst()
                .orElseThrow();
    }

    ShedView seenBy(String seat) {
        return GAME.view(position, Viewer.player(Seat.read(seat).orThrow()));
    }

    /// Returns a record line as a viewer may read it.
    String line(String line, Viewer viewer) {
        return GAME.line(position, Lines.read(GAME.notation(), line).orThrow(), viewer);
    }
}
