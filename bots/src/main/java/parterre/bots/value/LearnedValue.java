package parterre.bots.value;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Game;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.box.FeatureEffect;
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

    /// A feature counts with the mean of its effects in both positions. They are what the claim loses if the feature
    /// alone has the other position's number, and what the other claim gains.
    @Override
    public List<FeatureEffect> effects(S position, S other, int party) {
        if (game.next(position) instanceof Next.Over<?> || game.next(other) instanceof Next.Over<?>) {
            return List.of();
        }
        var here = numbers(position);
        var there = numbers(other);
        int at = party * net.inputs();
        float claim = net.claim(here, at);
        float otherClaim = net.claim(there, at);
        var effects = new ArrayList<FeatureEffect>();
        for (int i = at; i < at + net.inputs(); i++) {
            float mine = here[i];
            float theirs = there[i];
            if (mine != theirs) {
                here[i] = theirs;
                there[i] = mine;
                double effect = (claim - net.claim(here, at) + net.claim(there, at) - otherClaim) / 2;
                here[i] = mine;
                there[i] = theirs;
                effects.add(new FeatureEffect(features.names().get(i - at), mine - theirs, effect));
            }
        }
        return effects;
    }

    private float[] numbers(S position) {
        var numbers = new float[features.parties(position) * net.inputs()];
        features.write(position, numbers);
        return numbers;
    }

    /// Applies the net to each party alone, and writes one of its outputs.
    ///
    /// @return the number of parties
    private int apply(S position, double[] into, int output, double unit) {
        int parties = features.parties(position);
        int size = net.inputs();
        var numbers = numbers(position);
        var room = net.room();
        for (int party = 0; party < parties; party++) {
            into[party] = net.apply(numbers, party * size, room)[output] * unit;
        }
        return parties;
    }
}
