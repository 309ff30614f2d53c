package parterre.cli.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.box.Decision;
import parterre.engine.box.GameBox;
import parterre.engine.box.Pick;
import parterre.engine.box.Selection;

/// The entry of one decision: as a whole move in the game's notation, or target by target. Each target narrows
/// the moves that are left.
///
/// @param <M> the game's moves
/// @param <V> the game's views
final class Entry<M extends Move, V> {
    private final GameBox<?, M, V> box;
    private final V view;
    private final Seat seat;
    private final Moves<M> moves;
    private final Function<M, Optional<Refusal>> judge;
    private final Function<Message, String> wording;
    private final Decision decision;
    private final Deque<Selection> chosen = new ArrayDeque<>(List.of(Selection.none()));
    private @Nullable List<Listed<M>> listed;

    /// @param judge returns why a move would be refused; empty if it would not
    /// @param wording words the questions, the picks and the problems
    Entry(
            GameBox<?, M, V> box,
            V view,
            Seat seat,
            Moves<M> moves,
            Function<M, Optional<Refusal>> judge,
            Function<Message, String> wording) {
        this.box = box;
        this.view = view;
        this.seat = seat;
        this.moves = moves;
        this.judge = judge;
        this.wording = wording;
        decision = box.board().decision(view, seat, moves);
    }

    /// The meaning of a typed line.
    sealed interface Meaning<M extends Move> {
        /// A legal move.
        record Meant<M extends Move>(M move) implements Meaning<M> {}

        /// Part of a move.
        record Narrowed<M extends Move>() implements Meaning<M> {}

        /// The line has no meaning here. Nothing has changed.
        ///
        /// @param says the reasons, line by line
        record Wrong<M extends Move>(List<String> says) implements Meaning<M> {}
    }

    private record Listed<M extends Move>(M move, String text, Selection selection) {}

    /// Returns the question of the decision.
    String asks() {
        return wording.apply(decision.asks());
    }

    /// Returns true once something has been picked.
    boolean isBegun() {
        return chosen.size() > 1;
    }

    /// Takes a line as a whole move or as targets.
    Meaning<M> type(String line) {
        var read = box.game().notation().read(line);
        Optional<Refusal> refusal = Optional.empty();
        if (read instanceof Reading.Good<M>(M move)) {
            refusal = judge.apply(move);
            if (refusal.isEmpty()) {
                return new Meaning.Meant<>(move);
            }
        }
        var start = chosen.getFirst();
        var selection = start;
        for (var word : line.split("[\\s,]+", -1)) {
            var next = with(selection, word);
            if (next.isEmpty()) {
                return new Meaning.Wrong<>(
                        refusal.map(each -> List.of(wording.apply(each))).orElseGet(() -> notFound(word, line, read)));
            }
            selection = next.get();
        }
        chosen.push(selection);
        var left = remaining();
        return left.size() == 1 && !moves.unlisted() ? new Meaning.Meant<>(left.getFirst()) : new Meaning.Narrowed<>();
    }

    /// Returns a message that a word picks nothing. For several words it adds why they are not a whole move.
    private List<String> notFound(String word, String line, Reading<?> read) {
        var says = new ArrayList<String>();
        says.add(wording.apply(
                new PromptMessages.NoMoveHere(word, !selectionNow().byPick().isEmpty())));
        if (line.contains(" ") && read instanceof Reading.Bad<?>(var problems)) {
            says.add(wording.apply(new PromptMessages.AsWholeMove(wording.apply(problems.getFirst()))));
        }
        return says;
    }

    /// Returns the move of all picks so far.
    Meaning<M> done() {
        return switch (box.board().move(view, seat, selectionNow())) {
            case Reading.Bad<M>(var problems) -> new Meaning.Wrong<>(List.of(wording.apply(problems.getFirst())));
            case Reading.Good<M>(M move) ->
                judge.apply(move)
                        .<Meaning<M>>map(refusal -> new Meaning.Wrong<>(List.of(wording.apply(refusal))))
                        .orElseGet(() -> new Meaning.Meant<>(move));
        };
    }

    /// Takes the last pick back.
    ///
    /// @return false if there was none
    boolean back() {
        if (!isBegun()) {
            return false;
        }
        chosen.pop();
        return true;
    }

    /// Returns the listed moves that fit the picks so far.
    List<M> remaining() {
        return remaining(selectionNow()).stream().map(Listed::move).toList();
    }

    /// Returns the same moves as text, in the list's order.
    List<String> texts() {
        return remaining(selectionNow()).stream().map(Listed::text).toList();
    }

    boolean unlisted() {
        return moves.unlisted();
    }

    /// Returns the picked and the possible targets, one line for each pick.
    List<String> told() {
        var now = selectionNow();
        var left = remaining(now);
        var lines = new ArrayList<String>();
        for (var pick : decision.picks()) {
            var picked = now.at(pick.name());
            var open = open(pick, now, left);
            if (!picked.isEmpty() || !open.isEmpty()) {
                lines.add(wording.apply(new PromptMessages.PickState(
                        pick.name(), wording.apply(pick.asks()), listed(picked), listed(open))));
            }
        }
        return lines;
    }

    private static Optional<String> listed(List<String> ids) {
        return ids.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", ids));
    }

    /// Returns the words that can be typed now: moves and targets.
    List<String> completions() {
        var now = selectionNow();
        var left = remaining(now);
        var words = new LinkedHashSet<String>();
        for (var pick : decision.picks()) {
            words.addAll(open(pick, now, left));
        }
        left.forEach(move -> words.add(move.text()));
        return List.copyOf(words);
    }

    /// Returns the ids that can be picked next: those of the moves that are left, or all ids if unlisted moves
    /// are legal.
    private List<String> open(Pick pick, Selection now, List<Listed<M>> left) {
        var ids = new LinkedHashSet<String>();
        switch (pick) {
            case Pick.One one -> one.targets().forEach(target -> ids.add(target.id()));
            case Pick.Some some -> some.targets().forEach(target -> ids.add(target.id()));
            case Pick.Amount amount -> {
                return now.at(pick.name()).isEmpty() ? List.of(amount.least() + ".." + amount.most()) : List.of();
            }
            case Pick.Offer offer -> {
                offer.give().forEach(target -> ids.add("give:" + target.id()));
                offer.get().forEach(target -> ids.add("get:" + target.id()));
            }
        }
        ids.removeIf(id -> !hasRoom(pick, now.at(pick.name()), id));
        if (!moves.unlisted()) {
            ids.removeIf(id -> left.stream().noneMatch(move -> fits(added(now, pick, id), move.selection())));
        }
        return List.copyOf(ids);
    }

    /// Returns the selection with the target of this word, if a move is left after that.
    private Optional<Selection> with(Selection selection, String word) {
        int equals = word.indexOf('=');
        var name = equals > 0 ? word.substring(0, equals).toLowerCase(Locale.ROOT) : "";
        var id = equals > 0 ? word.substring(equals + 1) : word;
        for (var pick : decision.picks()) {
            if (!name.isEmpty() && !name.equals(pick.name())) {
                continue;
            }
            var found = found(pick, id);
            if (found.isEmpty() || !hasRoom(pick, selection.at(pick.name()), found.get())) {
                continue;
            }
            var next = added(selection, pick, found.get());
            if (moves.unlisted() || !remaining(next).isEmpty()) {
                return Optional.of(next);
            }
        }
        return Optional.empty();
    }

    /// Returns true if the pick can take this id in addition to its present ones. It can take neither more of a
    /// target than its count, nor more targets than are asked for.
    private static boolean hasRoom(Pick pick, List<String> picked, String id) {
        long already = picked.stream().filter(id::equals).count();
        return switch (pick) {
            case Pick.One _, Pick.Amount _ -> picked.isEmpty();
            case Pick.Some some -> picked.size() < some.most() && already < count(some.targets(), "", id);
            case Pick.Offer offer -> already < count(offer.give(), "give:", id) + count(offer.get(), "get:", id);
        };
    }

    private static int count(List<Pick.Target> targets, String prefix, String id) {
        return targets.stream()
                .filter(target -> id.equals(prefix + target.id()))
                .mapToInt(Pick.Target::count)
                .sum();
    }

    private static Selection added(Selection selection, Pick pick, String id) {
        var ids = new ArrayList<>(selection.at(pick.name()));
        ids.add(id);
        return selection.with(pick.name(), ids);
    }

    /// Returns the id as the pick writes it.
    private static Optional<String> found(Pick pick, String typed) {
        return switch (pick) {
            case Pick.One one -> among(one.targets(), "", typed);
            case Pick.Some some -> among(some.targets(), "", typed);
            case Pick.Offer offer -> among(offer.give(), "give:", typed).or(() -> among(offer.get(), "get:", typed));
            case Pick.Amount amount ->
                typed.matches("[0-9]{1,9}")
                                && Integer.parseInt(typed) >= amount.least()
                                && Integer.parseInt(typed) <= amount.most()
                        ? Optional.of(Integer.toString(Integer.parseInt(typed)))
                        : Optional.empty();
        };
    }

    private static Optional<String> among(List<Pick.Target> targets, String prefix, String typed) {
        return targets.stream()
                .map(target -> prefix + target.id())
                .filter(id -> id.equalsIgnoreCase(typed))
                .findFirst();
    }

    private List<Listed<M>> remaining(Selection selection) {
        return listed().stream()
                .filter(move -> fits(selection, move.selection()))
                .toList();
    }

    private List<Listed<M>> listed() {
        if (listed == null) {
            listed = moves.list().stream()
                    .map(move -> new Listed<>(
                            move, box.game().notation().write(move), box.board().selection(view, seat, move)))
                    .toList();
        }
        return listed;
    }

    /// Returns true if the whole contains everything of the part, equally often.
    private static boolean fits(Selection part, Selection whole) {
        return part.byPick().entrySet().stream().allMatch(pick -> {
            var left = new ArrayList<>(whole.at(pick.getKey()));
            return pick.getValue().stream().allMatch(left::remove);
        });
    }

    private Selection selectionNow() {
        return chosen.getFirst();
    }
}
