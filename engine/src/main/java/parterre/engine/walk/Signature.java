package parterre.engine.walk;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Setup;
import parterre.engine.table.ResultForm;

/// A hash over many random games. While it stays the same, the rules, the order of the listed moves, the
/// notation and the draws of chance have very likely not changed.
///
/// It is the SHA-256 of the following text in UTF-8, with LF at the end of each line. Each setup, in order, has
/// a line `setup` with edition, seats and the options that differ from the standard, as `name=text`. Then
/// follow `games` random games, played from [Generator#of(long, long)] with the seed and the game's number, which
/// begins at 0. A game is its full record lines without numbers ([Lines#full]), drawn as [Playout] draws. Its
/// last line is `result: ` and the result ([ResultForm]), or `stopped`.
public final class Signature {
    private Signature() {}

    /// Returns the signature as 64 hexadecimal digits.
    ///
    /// @param setups the setups to play: as a rule every number of seats, and every option at least once
    /// @param games how many games of each setup
    /// @param mostSteps the number of steps after which a game is stopped; at least the game's bound, if it has
    ///     one
    public static <S, M extends Move, V> String of(
            Game<S, M, V> game, List<Setup> setups, int games, long seed, int mostSteps) {
        var digest = sha256();
        for (var setup : setups) {
            add(digest, "setup " + setup.edition() + " " + setup.seats());
            setup.chosen().forEach((name, text) -> add(digest, name + "=" + text));
            for (int number = 0; number < games; number++) {
                play(digest, game, setup, Generator.of(seed, number), mostSteps);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static <S, M extends Move, V> void play(
            MessageDigest digest, Game<S, M, V> game, Setup setup, Generator luck, int mostSteps) {
        S state = game.start(setup);
        for (int steps = 0; steps < mostSteps; steps++) {
            var step = Playout.step(game, state, luck);
            if (step.isEmpty()) {
                break;
            }
            add(digest, Lines.full(game.notation(), step.get()));
            state = game.play(state, step.get());
        }
        add(
                digest,
                game.next(state) instanceof Next.Over<M>(var result)
                        ? "result: " + new ResultForm().write(result)
                        : "stopped");
    }

    private static void add(MessageDigest digest, String line) {
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) '\n');
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
