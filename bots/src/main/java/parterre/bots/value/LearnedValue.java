package parterre.bots.value;

import java.util.Arrays;
import java.util.List;
import parterre.engine.Game;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Features;
import parterre.engine.box.Value;

/// A value that a net has learned: its claims become shares by a softmax over the parties.
///
/// As an evaluator it gives a seat's claim less the mean of all claims, in units of which a lead of one makes a seat
/// three times as likely to win.
///
/// @param <S> positions
public final class LearnedValue<S> implements Value<S>, Evaluator<S> {
    /// Its name as an evaluator.
    public static final String NAME = "learned";

    private static final double LN3 = Math.log(3);

    /// A claim that leaves nothing to the others.
    private static final double CERTAIN = 20;

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

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public double scale() {
        return 1;
    }

    @Override
    public double value(S position, Seat seat) {
        int parties = features.parties(position);
        var claims = new double[parties];
        claims(position, claims, new double[parties]);
        double sum = 0;
        for (double claim : claims) {
            sum += claim;
        }
        double mean = seats(position) == 1 ? sum - claims[0] : sum / parties;
        return (claims[seat.index()] - mean) / LN3;
    }

    @Override
    public void shares(S position, double[] into) {
        int parties = features.parties(position);
        claims(position, into, new double[parties]);
        double most = Double.NEGATIVE_INFINITY;
        for (int party = 0; party < parties; party++) {
            most = Math.max(most, into[party]);
        }
        double sum = 0;
        for (int party = 0; party < parties; party++) {
            into[party] = Math.exp(into[party] - most);
            sum += into[party];
        }
        for (int party = 0; party < parties; party++) {
            into[party] /= sum;
        }
    }

    @Override
    public void scores(S position, double[] into) {
        claims(position, new double[features.parties(position)], into);
    }

    private int seats(S position) {
        return game.setup(position).seats();
    }

    private void claims(S position, double[] claims, double[] scores) {
        if (game.next(position) instanceof Next.Over<?>(Result result)) {
            decided(result, claims, scores);
            return;
        }
        int parties = features.parties(position);
        int size = net.inputs();
        var numbers = new float[parties * size];
        features.write(position, numbers);
        var room = net.room();
        for (int party = 0; party < parties; party++) {
            net.apply(numbers, party * size, room);
            claims[party] = room[0];
            scores[party] = room[1] * scoreUnit;
        }
    }

    private static void decided(Result result, double[] claims, double[] scores) {
        Arrays.fill(claims, -CERTAIN);
        if (result instanceof Result.Placed(String _, List<Result.Standing> standings)) {
            for (var standing : standings) {
                int party = standing.party() instanceof Party.Seated(Seat seat) ? seat.index() : standings.size() - 1;
                claims[party] = standing.place() == 1 ? CERTAIN : -CERTAIN;
                scores[party] = standing.score();
            }
        }
    }
}
