package parterre.bots.series;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import parterre.bots.Bot;
import parterre.bots.BotFault;
import parterre.bots.Question;
import parterre.bots.words.BotFailure;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Luck;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.Figures;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;

/// One game of a series while it is played. It gives each bot only its view and its moves.
final class SeriesGame<S, M extends Move, V> {
    private final Game<S, M, V> game;
    private final GameBox<S, M, V> box;
    private final SeriesPlan plan;
    private final int number;
    private final int seats;
    private final Luck chance;
    private final Luck[] lucks;
    private final List<@Nullable Bot<M, V>> bots = new ArrayList<>();
    private final List<Outcome.Fault> faults = new ArrayList<>();
    private final List<GameRecord.Entry> entries = new ArrayList<>();
    private final int[] asked;
    private int[] listed = new int[64];
    private int decisions;
    private int steps;

    SeriesGame(GameBox<S, M, V> box, SeriesPlan plan, int number) {
        this.box = box;
        this.game = box.game();
        this.plan = plan;
        this.number = number;
        seats = plan.setup().seats();
        chance = Generator.of(plan.seed(), round());
        asked = new int[seats];
        lucks = new Luck[seats];
        for (int i = 0; i < seats; i++) {
            // Bots use the streams below 0, so that chance never shares one with them.
            lucks[i] = Generator.of(plan.seed(), -1L - ((long) number * Seat.MOST + i));
        }
    }

    private int round() {
        return switch (plan.seating()) {
            case FIXED -> number;
            case ROTATING -> number / seats;
        };
    }

    private int entrant(Seat seat) {
        return switch (plan.seating()) {
            case FIXED -> seat.index();
            case ROTATING -> Math.floorMod(seat.index() - number, seats);
        };
    }

    /// Plays the whole game. Returns empty if it was given up because the series was stopped.
    Optional<Outcome> play(BooleanSupplier stopped) {
        try {
            for (var seat : Seat.first(seats)) {
                bots.add(sit(seat));
            }
            return playOn(stopped);
        } catch (BotFault | IllegalStateException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new IllegalStateException(
                    "game " + number + " of seed " + plan.seed() + " after " + steps + " steps: " + e, e);
        } finally {
            for (var bot : bots) {
                if (bot != null) {
                    bot.close();
                }
            }
        }
    }

    private Optional<Outcome> playOn(BooleanSupplier stopped) {
        Figures.Tally tally = box.figures().tally(plan.setup());
        int most = game.bound(plan.setup()).orElse(plan.mostSteps());
        var state = game.start(plan.setup());
        while (true) {
            Step<M> step;
            switch (game.next(state)) {
                case Next.Over<M>(Result result) -> {
                    tally.ended(result);
                    return Optional.of(outcome(Optional.of(result), tally));
                }
                case Next.Chance<M> next -> step = new Step.Chance<>(next.odds().sample(chance));
                case Next.Turn<M>(Seat seat, Moves<M> moves) -> step = new Step.Turn<>(seat, ask(state, seat, moves));
                case Next.Together<M> together -> {
                    var asked = state;
                    step = new Step.Together<>(together.open().map((seat, moves) -> ask(asked, seat, moves)));
                }
            }
            if (steps == most) {
                return Optional.of(outcome(Optional.empty(), tally));
            }
            if (stopped.getAsBoolean()) {
                return Optional.empty();
            }
            var played = game.played(state, step);
            tally.happened(played.events());
            if (plan.records() == SeriesPlan.Records.KEPT) {
                entries.add(new GameRecord.Entry.Played(Lines.full(game.notation(), step)));
            }
            state = played.after();
            steps++;
        }
    }

    private Outcome outcome(Optional<Result> result, Figures.Tally tally) {
        return new Outcome(
                number,
                round(),
                BySeat.each(seats, this::entrant),
                result,
                steps,
                Counts.of(listed, decisions),
                Arrays.stream(tally.values()).boxed().toList(),
                faults,
                plan.records() == SeriesPlan.Records.KEPT ? Optional.of(record(result)) : Optional.empty());
    }

    private GameRecord record(Optional<Result> result) {
        return new GameRecord(
                game.info().slug(),
                plan.setup(),
                BySeat.each(seats, seat -> plan.lineUp().get(entrant(seat)).name()),
                Map.of("seed", plan.seed() + "/" + number, "reproducible", plan.reproducible() ? "yes" : "no"),
                Optional.empty(),
                entries,
                result);
    }

    private @Nullable Bot<M, V> sit(Seat seat) {
        try {
            return plan.lineUp().get(entrant(seat)).sit(box, plan.setup(), seat, lucks[seat.index()]);
        } catch (BotFault fault) {
            report(seat, fault.kind(), fault.says());
            return null;
        }
    }

    /// Returns the seat's move: its bot's, or a random one if the bot has lost its seat.
    private M ask(S state, Seat seat, Moves<M> moves) {
        if (decisions == listed.length) {
            listed = Arrays.copyOf(listed, 2 * decisions);
        }
        listed[decisions++] = moves.size();
        asked[seat.index()]++;
        var bot = bots.get(seat.index());
        if (bot == null) {
            return moves.sample(lucks[seat.index()]);
        }
        try {
            var move = bot.choose(Question.of(() -> game.view(state, Viewer.player(seat)), moves));
            var refusal = game.refusal(state, seat, move);
            if (refusal.isEmpty()) {
                return move;
            }
            report(
                    seat,
                    BotFault.Kind.ILLEGAL,
                    new BotFailure.MovedIllegally(game.notation().write(move), refusal.get()));
        } catch (BotFault fault) {
            report(seat, fault.kind(), fault.says());
        } catch (RuntimeException thrown) {
            report(seat, BotFault.Kind.CRASHED, new BotFailure.BotThrew(thrown.toString()));
        }
        bots.set(seat.index(), null);
        bot.close();
        return moves.sample(lucks[seat.index()]);
    }

    private void report(Seat seat, BotFault.Kind kind, Message says) {
        faults.add(new Outcome.Fault(number, seat, entrant(seat), steps, asked[seat.index()], kind, says));
        // Notation, as records have it in every language.
        entries.add(new GameRecord.Entry.Table("replace " + seat + " random " + kind.word()));
    }
}
