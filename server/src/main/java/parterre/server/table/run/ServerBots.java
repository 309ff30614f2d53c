package parterre.server.table.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.Level;
import parterre.bots.Levels;
import parterre.bots.Question;
import parterre.bots.search.SearchContext;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.server.wire.GameCard;
import parterre.server.wire.LevelNote;

/// The bots of this server, by level, and the programs that the operator has added.
public final class ServerBots implements Bots {
    private static final String RANDOM = "random";

    private final Luck luck;
    private final Map<String, Entrant> brought;

    /// Bots that draw on this luck.
    ///
    /// @param brought the operator's own bots by the names that people see
    public ServerBots(Luck luck, Map<String, Entrant> brought) {
        this.luck = luck;
        this.brought = new LinkedHashMap<>(brought);
    }

    @Override
    public List<GameCard.LevelCard> ladder(GameBox<?, ?, ?> box) {
        var levels = new ArrayList<GameCard.LevelCard>();
        var strengths = Strengths.of(box);
        Stream.of(Level.values())
                .filter(level -> new BotSpec.OfLevel(level).misfits(box).isEmpty())
                .map(level -> new GameCard.LevelCard(
                        level.word(),
                        name(level),
                        Stream.concat(Stream.of(new LevelNote.BuiltInLevel(skill(level))), strengths.of(level).stream())
                                .toList()))
                .forEach(levels::add);
        if (levels.isEmpty()) {
            // A game without evaluators still has somebody to play against.
            levels.add(new GameCard.LevelCard(
                    RANDOM, "Random", List.of(new LevelNote.BuiltInLevel(LevelNote.Skill.RANDOM))));
        }
        return levels;
    }

    @Override
    public List<GameCard.LevelCard> levels(GameBox<?, ?, ?> box) {
        var levels = new ArrayList<>(ladder(box));
        brought.forEach((name, bot) -> {
            if (bot.misfits(box).isEmpty()) {
                levels.add(new GameCard.LevelCard(name, name, List.of(new LevelNote.BroughtProgram())));
            }
        });
        return levels;
    }

    @Override
    public Collection<String> broughtNames() {
        return brought.keySet();
    }

    private static String name(Level level) {
        return Character.toUpperCase(level.word().charAt(0)) + level.word().substring(1);
    }

    static LevelNote.Skill skill(Level level) {
        return switch (level) {
            case GENTLE -> LevelNote.Skill.GENTLE;
            case FAIR -> LevelNote.Skill.FAIR;
            case KEEN -> LevelNote.Skill.KEEN;
            case STRONG -> LevelNote.Skill.STRONG;
            case EXPERT -> LevelNote.Skill.EXPERT;
        };
    }

    @Override
    public <S, M extends Move, V> M choose(
            GameBox<S, M, V> box, Setup setup, Seat seat, String level, V view, Moves<M> moves, Duration atMost) {
        try (var bot = entrant(level).sit(box, setup, seat, luck)) {
            return bot.choose(Question.of(() -> view, moves).within(atMost));
        }
    }

    @Override
    public boolean isQuick(GameBox<?, ?, ?> box, String level) {
        return !isBrought(box, level)
                && (level.equals(RANDOM)
                        || !(Levels.of(box).spec(Level.read(level).orThrow()) instanceof BotSpec.Mcts));
    }

    @Override
    public <S> Optional<Value<S>> value(GameBox<S, ?, ?> box) {
        return SearchContext.values(box).stream().reduce((_, learned) -> learned);
    }

    private Entrant entrant(String level) {
        var own = brought.get(level);
        if (own != null) {
            return own;
        }
        return level.equals(RANDOM)
                ? new BotSpec.Random()
                : Level.read(level).<Entrant>map(BotSpec.OfLevel::new).orThrow();
    }
}
