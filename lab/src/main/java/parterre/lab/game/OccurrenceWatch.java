package parterre.lab.game;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import parterre.engine.ByRule;
import parterre.engine.Event;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;

/// Watches which events, rules and cards occur in the games of a unit, and counts the games.
final class OccurrenceWatch<S, M extends Move> {
    private static final Map<Class<?>, Shape> SHAPES = new ConcurrentHashMap<>();

    /// Moves from elsewhere in the game that are kept to be tried.
    private static final int KEPT = 32;

    /// Moves are tried at one decision of so many.
    private static final int EVERY = 4;

    private static final int TRIED = 8;
    private static final String OF_THE_TABLE = "table/";

    private final Game<S, M, ?> game;
    private final Set<String> cards;
    private final SortedMap<String, Integer> games = new TreeMap<>();
    private final Set<String> seen = new HashSet<>();
    private SortedMap<String, Integer> holders = new TreeMap<>();
    private Optional<Seat> holder = Optional.empty();
    private final List<M> kept = new ArrayList<>();
    private final Set<M> keptOnce = new HashSet<>();

    /// The facts of a record type: its components, and the meaning of its occurrence.
    private record Shape(List<Method> components, List<String> names, List<List<String>> partKeys, List<String> keys) {
        static Shape of(Class<?> type) {
            var keys = new ArrayList<String>();
            if (Event.class.isAssignableFrom(type)) {
                keys.add(Occurrence.EVENT.key(type.getSimpleName()));
            }
            keys.addAll(rules(Optional.ofNullable(type.getAnnotation(ByRule.class))));
            var components = type.isRecord() ? List.of(type.getRecordComponents()) : List.<RecordComponent>of();
            return new Shape(
                    components.stream().map(RecordComponent::getAccessor).toList(),
                    components.stream().map(RecordComponent::getName).toList(),
                    components.stream()
                            .map(part -> rules(Optional.ofNullable(part.getAnnotation(ByRule.class))))
                            .toList(),
                    keys);
        }

        static List<String> rules(Optional<ByRule> annotation) {
            return annotation.stream()
                    .flatMap(rule -> Stream.of(rule.value()))
                    .map(Occurrence.RULE::key)
                    .toList();
        }
    }

    /// @param cards the names of the cards
    OccurrenceWatch(GameBox<S, M, ?> box, Set<String> cards) {
        game = box.game();
        this.cards = cards;
    }

    void begin() {
        seen.clear();
        holders = new TreeMap<>();
        kept.clear();
        keptOnce.clear();
    }

    /// Ends a game, and counts what occurred in it.
    void end() {
        seen.forEach(key -> games.merge(key, 1, Integer::sum));
    }

    void happened(List<? extends Event> events) {
        for (var event : events) {
            holder = event instanceof Event.Receipt receipt ? receipt.receiver() : Optional.empty();
            look(event, event.getClass().getSimpleName(), Occurrence.CARD);
        }
    }

    /// Returns for each card that came to a seat the index of the first that got it.
    SortedMap<String, Integer> holders() {
        return holders;
    }

    void played(M move) {
        if (!cards.isEmpty()) {
            look(move, move.getClass().getSimpleName(), Occurrence.PLAYED);
        }
    }

    private void look(Object value, String path, Occurrence cardsAs) {
        switch (value) {
            case String text -> {
                if (cards.contains(text)) {
                    seen.add(cardsAs.key(text));
                    if (cardsAs == Occurrence.CARD) {
                        holder.ifPresent(seat -> holders.putIfAbsent(text, seat.index()));
                    }
                }
            }
            case Enum<?> word -> {
                if (cardsAs == Occurrence.CARD) {
                    word(word, path);
                }
            }
            case Optional<?> optional -> optional.ifPresent(there -> look(there, path, cardsAs));
            case List<?> list -> list.forEach(each -> look(each, path, cardsAs));
            case Seat _ -> {}
            case Record record -> {
                var shape = SHAPES.computeIfAbsent(record.getClass(), Shape::of);
                seen.addAll(shape.keys);
                for (int i = 0; i < shape.components.size(); i++) {
                    var part = part(record, shape.components.get(i));
                    if (!part.equals(Optional.empty())) {
                        seen.addAll(shape.partKeys.get(i));
                    }
                    look(part, path + "." + shape.names.get(i), cardsAs);
                }
            }
            default -> {}
        }
    }

    private void word(Enum<?> word, String path) {
        seen.add(Occurrence.EVENT.key(path + "=" + word.name()));
        try {
            seen.addAll(Shape.rules(Optional.ofNullable(
                    word.getDeclaringClass().getField(word.name()).getAnnotation(ByRule.class))));
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object part(Object record, Method accessor) {
        try {
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(accessor + " cannot be read; an event is a public record", e);
        }
    }

    /// Tries moves that were legal elsewhere in the game, and notes the rules that refuse them.
    void tryMoves(S position, Seat seat, Moves<M> moves, Luck luck) {
        if (luck.below(EVERY) == 0) {
            for (int i = 0; i < Math.min(TRIED, kept.size()); i++) {
                game.refusal(position, seat, kept.get(luck.below(kept.size()))).ifPresent(refusal -> {
                    if (!refusal.rule().startsWith(OF_THE_TABLE)) {
                        seen.add(Occurrence.REFUSAL.key(refusal.rule()));
                    }
                });
            }
        }
        keep(moves.sample(luck), luck);
    }

    private void keep(M move, Luck luck) {
        if (!keptOnce.add(move)) {
            return;
        }
        if (kept.size() < KEPT) {
            kept.add(move);
        } else {
            keptOnce.remove(kept.set(luck.below(KEPT), move));
        }
    }

    SortedMap<String, Integer> games() {
        return games;
    }
}
