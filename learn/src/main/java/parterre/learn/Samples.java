package parterre.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/// Positions as features, with the results of their games. It grows as it is filled. Not thread-safe.
///
/// A sample has a row of features, a share and a score for each of its parties.
final class Samples {
    private final int width;
    private float[] features = new float[1 << 10];
    private float[] shares = new float[1 << 6];
    private float[] scores = new float[1 << 6];
    private byte[] players = new byte[1 << 6];
    private int[] firstRows = new int[1 << 6];
    private float[] progress = new float[1 << 6];
    private int rows;
    private int count;

    /// @param width the number of features of a party
    Samples(int width) {
        this.width = width;
    }

    /// Adds a position.
    ///
    /// @param numbers the features of all parties
    /// @param who the player of each party: a place in the pool, or -1 for none of it
    /// @param progressMade the part of the game that had been played, from 0 to 1
    void add(float[] numbers, double[] wonShares, double[] finalScores, int[] who, double progressMade) {
        int parties = wonShares.length;
        while ((rows + parties) * width > features.length) {
            features = Arrays.copyOf(features, Math.max(2 * features.length, 1 << 10));
        }
        if (rows + parties > shares.length) {
            shares = Arrays.copyOf(shares, 2 * (rows + parties));
            scores = Arrays.copyOf(scores, shares.length);
            players = Arrays.copyOf(players, shares.length);
        }
        if (count + 2 > firstRows.length) {
            firstRows = Arrays.copyOf(firstRows, 2 * firstRows.length);
            progress = Arrays.copyOf(progress, firstRows.length);
        }
        System.arraycopy(numbers, 0, features, rows * width, parties * width);
        for (int party = 0; party < parties; party++) {
            shares[rows + party] = (float) wonShares[party];
            scores[rows + party] = (float) finalScores[party];
            players[rows + party] = (byte) who[party];
        }
        firstRows[count] = rows;
        progress[count] = (float) progressMade;
        rows += parties;
        count++;
        firstRows[count] = rows;
    }

    /// Adds all samples of another collection.
    void addAll(Samples others) {
        for (int i = 0; i < others.count; i++) {
            int parties = others.parties(i);
            var numbers = Arrays.copyOfRange(
                    others.features, others.firstRow(i) * width, (others.firstRow(i) + parties) * width);
            var won = new double[parties];
            var reached = new double[parties];
            var who = new int[parties];
            for (int party = 0; party < parties; party++) {
                won[party] = others.share(i, party);
                reached[party] = others.score(i, party);
                who[party] = others.player(i, party);
            }
            add(numbers, won, reached, who, others.progress(i));
        }
    }

    /// Returns the same samples with a part of their features.
    ///
    /// @param from the first feature
    /// @param to behind the last one
    Samples columns(int from, int to) {
        var part = new Samples(to - from);
        part.features = new float[rows * (to - from)];
        for (int row = 0; row < rows; row++) {
            System.arraycopy(features, row * width + from, part.features, row * (to - from), to - from);
        }
        part.shares = shares;
        part.scores = scores;
        part.players = players;
        part.firstRows = firstRows;
        part.progress = progress;
        part.rows = rows;
        part.count = count;
        return part;
    }

    /// Writes everything, for [#read].
    void write(DataOutput out) throws IOException {
        out.writeInt(width);
        out.writeInt(count);
        for (int sample = 0; sample < count; sample++) {
            int parties = parties(sample);
            out.writeInt(parties);
            out.writeFloat(progress[sample]);
            for (int party = 0; party < parties; party++) {
                int row = firstRows[sample] + party;
                out.writeFloat(shares[row]);
                out.writeFloat(scores[row]);
                out.writeByte(players[row]);
                for (int i = 0; i < width; i++) {
                    out.writeFloat(features[row * width + i]);
                }
            }
        }
    }

    static Samples read(DataInput in) throws IOException {
        var samples = new Samples(in.readInt());
        int count = in.readInt();
        for (int sample = 0; sample < count; sample++) {
            int parties = in.readInt();
            double progressMade = in.readFloat();
            var numbers = new float[parties * samples.width];
            var won = new double[parties];
            var reached = new double[parties];
            var who = new int[parties];
            for (int party = 0; party < parties; party++) {
                won[party] = in.readFloat();
                reached[party] = in.readFloat();
                who[party] = in.readByte();
                for (int i = 0; i < samples.width; i++) {
                    numbers[party * samples.width + i] = in.readFloat();
                }
            }
            samples.add(numbers, won, reached, who, progressMade);
        }
        samples.trim();
        return samples;
    }

    /// Frees unused room.
    void trim() {
        features = Arrays.copyOf(features, rows * width);
        shares = Arrays.copyOf(shares, rows);
        scores = Arrays.copyOf(scores, rows);
        players = Arrays.copyOf(players, rows);
        firstRows = Arrays.copyOf(firstRows, count + 1);
        progress = Arrays.copyOf(progress, count);
    }

    int count() {
        return count;
    }

    int width() {
        return width;
    }

    int parties(int sample) {
        return firstRows[sample + 1] - firstRows[sample];
    }

    /// Returns the row of a sample's first party. Rows follow each other in [#features()].
    int firstRow(int sample) {
        return firstRows[sample];
    }

    float[] features() {
        return features;
    }

    float share(int sample, int party) {
        return shares[firstRows[sample] + party];
    }

    float score(int sample, int party) {
        return scores[firstRows[sample] + party];
    }

    /// Returns the player of a party: a place in the pool, or -1 for none of it.
    int player(int sample, int party) {
        return players[firstRows[sample] + party];
    }

    float progress(int sample) {
        return progress[sample];
    }
}
