package parterre.bots.value;

import java.util.List;
import parterre.engine.Game;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.box.Features;
import parterre.engine.box.Value;

/// A value that a net has learned. A softmax over the parties turns the net's claims into shares.
///
/// @param <S> positions
public final class LearnedValue<S> implements Value<S> {
    /// Its name.
    public static final String NAME = "learned";

    private final Game<S, ?, ?> game;
    private final Features<S> features;
    private final Net net;
    private final double scoreUnit;

    /// @throws IllegalArgumentException if the net was trained with other features
    public LearnedValue(Game<S, ?, ?> game, Features<S> features, NetFile file) {
        if (!file.features().equals(features.names())) {
            throw new IllegalArgumentException(
                    game.info().slug() + ": features differ, net " + file.features() + ", game " + features.names());
        }
        this.game = game;
        this.features = features;
        this.net = file.net();
        this.scoreUnit = file.scoreUnit();
    }

    /// Returns the net that it goes by.
    public Net net() {
        return net;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int parties(S position) {
        return features.parties(position);
    }

    @Override
    public void shares(S position, double[] into) {
        if (game.next(position) instanceof Next.Over<?> over && Shares.of(over.result(), into)) {
            return;
        }
        int parties = apply(position, into, 0, 1);
        Shares.softmax(into, parties);
    }

    @Override
    public boolean expectsScores() {
        return true;
    }

    @Override
    public void scores(S position, double[] into) {
        if (game.next(position) instanceof Next.Over<?>(Result.Placed(String _, List<Result.Standing> standings))) {
            for (var standing : standings) {
                int party = standing.party() instanceof Party.Seated(Seat seat) ? seat.index() : standings.size() - 1;
                into[party] = standing.score();
            }
            return;
        }
        apply(position, into, 1, scoreUnit);
    }

    /// Applies the net to each party alone, and writes one of its outputs.
    ///
    /// @return the number of parties
    private int apply(S position, double[] into, int output, double unit) {
        int parties = features.parties(position);
        int size = net.inputs();
        var numbers = new float[parties * size];
        features.write(position, numbers);
        var room = net.room();
        for (int party = 0; party < parties; party++) {
            into[party] = net.apply(numbers, party * size, room)[output] * unit;
        }
        return parties;
    }
}
