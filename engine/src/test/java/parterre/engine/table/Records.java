package parterre.engine.table;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import parterre.engine.Attachment;
import parterre.engine.BySeat;
import parterre.engine.EngineWords;
import parterre.engine.GameInfo;
import parterre.engine.Generator;
import parterre.engine.Next;
import parterre.engine.Pebbles;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// Records and texts that several tests need.
final class Records {
    static final Pebbles PEBBLES = new Pebbles();
    static final GameInfo INFO = PEBBLES.info();
    static final Pebbles.Positions POSITIONS = new Pebbles.Positions();
    static final RecordForm FORM = new RecordForm(List.of(INFO));

    static final String WHOLE = """
            parterre-record: 1
            game: pebbles
            edition: 3
            seats: 2
            option cards: my.json sha256=e8c628edc9968ef0c668f54e0ba2636b35503357eb1aca0ddc828aeace432f67
              {"a": 1}
            option sides: 6
            player P1: Ana
            player P2: greedy
            note seed: 42/17
            start: standard

            table: Ana plays from a telephone
            1. & P1: hide red | P2: hide blue
            2. *: rolls 5
            3. P1: take 5
            4. *: rolls 2
            5. P2: dare
            6. & P1: call
            table: P2 is held by a bot
            7. *: rolls 1
            8. P1: dare
            9. & P2: pass
            10. *: rolls 6
            11. P2: take 3

            result: P1 1 8; P2 2 2; all rounds played
            """;

    private Records() {}

    /// A whole random game, with an act of the table after every fifth step.
    static GameRecord random(long seed) {
        var luck = Generator.of(seed);
        var setup = Setup.standard(INFO, 2 + luck.below(2));
        setup = luck.below(2) == 0 ? setup : setup.with(Pebbles.LONG, true);
        setup = luck.below(2) == 0 ? setup : setup.with(Pebbles.SIDES, 3 + luck.below(4));
        setup = luck.below(2) == 0
                ? setup
                : setup.with(Pebbles.CARDS, new Attachment("my cards.json", "{\n\n  \"a\": 1\n}\n\n"));
        var referee = Referee.start(PEBBLES, setup);
        while (referee.result().isEmpty()) {
            step(referee, luck);
            if (referee.steps().size() % 5 == 0) {
                referee.table("after step " + referee.steps().size());
            }
        }
        return referee.record(BySeat.each(setup.seats(), seat -> "random " + seat), Map.of("seed", "" + seed));
    }

    /// Lets a seat that the game waits for make any move.
    static void step(Referee<Pebbles.State, Pebbles.Act, Pebbles.View> referee, Generator luck) {
        if (referee.next() instanceof Next.Chance<Pebbles.Act>) {
            referee.draw(luck);
        }
        for (Seat seat : referee.waitingFor()) {
            var refusal = referee.submit(seat, referee.moves(seat).orElseThrow().sample(luck));
            if (refusal.isPresent()) {
                throw new AssertionError(refusal.get());
            }
        }
    }

    /// The whole record with one of its lines changed.
    static String with(String line, String change) {
        if (!WHOLE.contains(line + "\n")) {
            throw new IllegalArgumentException(line);
        }
        return WHOLE.replace(line + "\n", change.isEmpty() ? "" : change + "\n");
    }

    /// The lines of the whole record, by their numbers.
    static String line(int number) {
        return WHOLE.split("\n", -1)[number - 1];
    }

    static <T> List<String> problems(Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T> _ -> List.of();
            case Reading.Bad<T>(var problems) ->
                problems.stream().map(EngineWords::of).toList();
        };
    }

    static Reading<Replay<Pebbles.State, Pebbles.Act>> replay(String text) {
        return FORM.read(text).then(record -> Replay.of(PEBBLES, POSITIONS, record));
    }

    static List<Long> seeds(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Long::valueOf).toList();
    }
}
