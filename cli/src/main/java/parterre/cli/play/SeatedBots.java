package parterre.cli.play;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parterre.bots.Bot;
import parterre.bots.BotFault;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.Level;
import parterre.bots.Question;
import parterre.bots.words.BotFailure;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.SecureLuck;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.table.Referee;

/// The bots at a table, and the bot that gives hints. A bot sits down when it is first asked.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class SeatedBots<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final Optional<Long> seed;
    private final Map<Seat, Bot<M, V>> bots = new HashMap<>();

    /// @param seed the seed of their luck; empty for an unpredictable source
    SeatedBots(GameBox<S, M, V> box, Optional<Long> seed) {
        this.box = box;
        this.seed = seed;
    }

    /// Lets the bot in this seat move. A bot that fails is sent away, and its fault is returned.
    Optional<Message> answer(Referee<S, M, V> referee, Seat seat, Entrant entrant) {
        var fault = moved(referee, seat, entrant);
        if (fault.isPresent()) {
            var bot = bots.remove(seat);
            if (bot != null) {
                bot.close();
            }
        }
        return fault;
    }

    private Optional<Message> moved(Referee<S, M, V> referee, Seat seat, Entrant entrant) {
        var setup = box.game().setup(referee.position());
        var view = referee.view(Viewer.player(seat));
        var moves = referee.moves(seat).orElseThrow();
        M move;
        try {
            var bot = bots.computeIfAbsent(seat, _ -> entrant.sit(box, setup, seat, luck(seat)));
            move = bot.choose(Question.of(() -> view, moves));
        } catch (BotFault fault) {
            return Optional.of(fault.says());
        } catch (RuntimeException thrown) {
            return Optional.of(new BotFailure.BotThrew(thrown.toString()));
        }
        return referee.submit(seat, move)
                .map(refusal ->
                        new BotFailure.MovedIllegally(box.game().notation().write(move), refusal));
    }

    private Luck luck(Seat seat) {
        return seed.<Luck>map(number -> Generator.of(number, -1L - seat.index()))
                .orElseGet(SecureLuck::new);
    }

    /// Removes all bots, because their memory may no longer fit the game. They sit down anew when they are next
    /// asked.
    void standUp() {
        bots.values().forEach(Bot::close);
        bots.clear();
    }

    /// Returns the move of a strong bot; empty if none can play this game.
    Optional<M> hint(Setup setup, Seat seat, V view, Moves<M> moves) {
        return Arrays.stream(Level.values())
                .filter(level -> level.word().equals("strong"))
                .map(BotSpec.OfLevel::new)
                .filter(spec -> spec.misfits(box).isEmpty())
                .findFirst()
                .map(spec -> {
                    try (var bot = spec.sit(box, setup, seat, new SecureLuck())) {
                        return bot.choose(Question.of(() -> view, moves));
                    }
                });
    }
}
