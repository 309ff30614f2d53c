package parterre.server.table.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import parterre.bots.BotSpec;
import parterre.bots.Level;
import parterre.bots.series.StrengthFile;
import parterre.bots.series.StrengthFile.Rated;
import parterre.bots.series.StrengthFileCodec;
import parterre.engine.box.GameBox;
import parterre.server.wire.LevelNote;
import parterre.stored.StoredException;

/// Tells players how strong the levels of a game are, from the strength file that the game ships.
///
/// @param file the measured strengths
record Strengths(StrengthFile file) {
    /// Reads the strength file of this game. A game without a file counts as not measured.
    ///
    /// @throws IllegalStateException if the file cannot be read
    static Strengths of(GameBox<?, ?, ?> box) {
        var path = StrengthFile.path(box);
        try (InputStream stream = box.getClass().getResourceAsStream(path)) {
            return new Strengths(
                    stream == null
                            ? StrengthFile.NONE
                            : StrengthFileCodec.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (StoredException e) {
            throw new IllegalStateException(path + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    /// Returns what players read of a level: its rating, and what it won against the next weaker bot that it
    /// met.
    List<LevelNote> of(Level level) {
        var notes = new ArrayList<LevelNote>();
        file.rated(name(level)).map(this::rating).ifPresent(notes::add);
        weaker(level)
                .flatMap(bot -> file.pair(name(level), bot).stream())
                .findFirst()
                .map(pair -> new LevelNote.WonGames(pair.won(), pair.games(), skill(pair.against())))
                .map(LevelNote.MeasuredStrength::new)
                .ifPresent(notes::add);
        return notes.isEmpty() ? List.of(new LevelNote.UnmeasuredStrength()) : List.copyOf(notes);
    }

    private LevelNote rating(Rated rated) {
        return rated.standsAtZero()
                ? new LevelNote.AnchorStrength()
                : new LevelNote.RatedStrength(
                        Math.toIntExact(rated.elo()),
                        Math.toIntExact(rated.low()),
                        Math.toIntExact(rated.high()),
                        file.anchor().map(Rated::bot).map(Strengths::skill).orElseThrow());
    }

    /// Returns the weaker levels, the strongest first, and then a bot that plays at random.
    private static Stream<String> weaker(Level level) {
        return Stream.concat(level.weaker().stream().map(Strengths::name), Stream.of(new BotSpec.Random().name()));
    }

    private static String name(Level level) {
        return new BotSpec.OfLevel(level).name();
    }

    /// Returns `KEEN` for "level:keen" and `RANDOM` for "random".
    private static LevelNote.Skill skill(String bot) {
        var spec = BotSpec.read(bot).orThrow();
        if (spec instanceof BotSpec.OfLevel(Level level)) {
            return ServerBots.skill(level);
        }
        if (spec instanceof BotSpec.Random) {
            return LevelNote.Skill.RANDOM;
        }
        throw new IllegalStateException(bot + " is not a level");
    }
}
