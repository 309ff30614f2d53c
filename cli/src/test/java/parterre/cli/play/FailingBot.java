package parterre.cli.play;

import java.util.List;
import parterre.bots.Bot;
import parterre.bots.BotFault;
import parterre.bots.Entrant;
import parterre.bots.words.BotFailure;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// A bot that breaks down at its first decision.
record FailingBot() implements Entrant {
    @Override
    public String name() {
        return "broken";
    }

    @Override
    public boolean reproducible() {
        return true;
    }

    @Override
    public List<Reading.Problem> misfits(GameBox<?, ?, ?> box) {
        return List.of();
    }

    @Override
    public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
        return _ -> {
            throw new BotFault(BotFault.Kind.CRASHED, new BotFailure.BotThrew("a headache"));
        };
    }
}
