package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.BoardWords;
import parterre.engine.box.Decision;
import parterre.engine.box.Ink;
import parterre.engine.box.Layout;
import parterre.engine.box.MessageFormatter;
import parterre.engine.box.Pick;
import parterre.engine.box.Selection;
import parterre.engine.walk.Playout;
import parterre.wording.CatalogueCheck;
import parterre.wording.CombinedWording;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;

/// Checks board, evaluators, figures, suggestions, policies and fused playouts.
final class BoxChecks {
    private static final int WIDEST = 100;

    /// The languages in which boards are drawn.
    private static final List<MessageFormatter> SPEECHES = MessageCatalogue.languages("engine").stream()
            .map(language -> CombinedWording.of(language, English.games()))
            .<MessageFormatter>map(wording -> message -> wording.say(message, Naming.bySeat()))
            .toList();
    private static final int MOST_TRIED = 60;
    private static final float UNTOUCHED = 777;
    /// The largest allowed feature, for any setup.
    private static final float LARGEST = 100;

    private BoxChecks() {}

    static <S, M extends Move, V> void selectionsAreMoves(Subject<S, M, V> subject, Moment<S, M> moment) {
        var board = subject.box().board();
        for (var seat : moment.asked()) {
            if (!moment.onceIn(4)) {
                continue;
            }
            var view = subject.game().view(moment.position(), Viewer.player(seat));
            var moves = moment.moves(seat);
            var decision = board.decision(view, seat, moves);
            assertWellFormed(decision, said(subject));
            var selected = new HashMap<Selection, M>();
            int stride = Math.max(1, moves.size() / MOST_TRIED);
            for (int i = moment.luck().below(stride); i < moves.size(); i += stride) {
                var move = moves.get(i);
                var selection = board.selection(view, seat, move);
                assertThat(selected.put(selection, move))
                        .as("another move with the same selection %s as %s", selection, move)
                        .isNull();
                assertThat(board.move(view, seat, selection))
                        .as("%s", selection)
                        .isEqualTo(Reading.good(move));
                assertFits(decision, selection);
            }
            var garbled = board.selection(view, seat, moves.sample(moment.luck()));
            for (var pick : decision.picks()) {
                assertThat(board.move(view, seat, garbled.with(pick.name(), "no such thing")))
                        .isNotNull();
                assertThat(board.move(view, seat, garbled.with(pick.name(), List.of())))
                        .isNotNull();
            }
            assertThat(board.move(view, seat, garbled.with("no such pick", "e5")))
                    .isNotNull();
            assertThat(board.move(view, seat, Selection.none())).isNotNull();
        }
    }

    private static void assertWellFormed(Decision decision, Set<Class<?>> said) {
        assertThat(said).contains(decision.asks().getClass());
        assertThat(decision.picks()).extracting(Pick::name).doesNotHaveDuplicates();
        for (var pick : decision.picks()) {
            assertThat(said).contains(pick.asks().getClass());
            for (var targets : targets(pick)) {
                assertThat(targets).extracting(Pick.Target::id).doesNotHaveDuplicates();
                targets.forEach(
                        target -> assertThat(said).contains(target.says().getClass()));
            }
        }
    }

    /// Returns the messages that the game or the ready-made board has words for.
    private static Set<Class<?>> said(Subject<?, ?, ?> subject) {
        return Stream.concat(
                        CatalogueCheck.records(subject.box().messages()).stream(),
                        CatalogueCheck.records(List.of(BoardWords.class)).stream())
                .collect(Collectors.toSet());
    }

    private static List<List<Pick.Target>> targets(Pick pick) {
        return switch (pick) {
            case Pick.One one -> List.of(one.targets());
            case Pick.Some some -> List.of(some.targets());
            case Pick.Amount _ -> List.of();
            case Pick.Offer offer -> List.of(offer.give(), offer.get());
        };
    }

    private static void assertFits(Decision decision, Selection selection) {
        for (var entry : selection.byPick().entrySet()) {
            var pick = decision.picks().stream()
                    .filter(known -> known.name().equals(entry.getKey()))
                    .findFirst();
            if (pick.isEmpty() || !fits(pick.get(), entry.getValue())) {
                throw new AssertionError(
                        "the selection " + entry.getKey() + "=" + entry.getValue() + " is none of " + decision);
            }
        }
    }

    private static boolean fits(Pick pick, List<String> ids) {
        return switch (pick) {
            case Pick.One one -> ids.size() <= 1 && areAmong(one.targets(), ids);
            case Pick.Some some ->
                ids.size() >= some.least() && ids.size() <= some.most() && areAmong(some.targets(), ids);
            case Pick.Amount amount ->
                ids.size() == 1
                        && Integer.parseInt(ids.getFirst()) >= amount.least()
                        && Integer.parseInt(ids.getFirst()) <= amount.most();
            case Pick.Offer offer -> {
                var give = without("give:", ids);
                var get = without("get:", ids);
                yield give.size() + get.size() == ids.size()
                        && areAmong(offer.give(), give)
                        && areAmong(offer.get(), get);
            }
        };
    }

    private static List<String> without(String prefix, List<String> ids) {
        return ids.stream()
                .filter(id -> id.startsWith(prefix))
                .map(id -> id.substring(prefix.length()))
                .toList();
    }

    /// Returns true if each of these can be picked as often as it is.
    private static boolean areAmong(List<Pick.Target> targets, List<String> ids) {
        return ids.stream()
                .allMatch(id -> targets.stream()
                        .anyMatch(
                                target -> target.id().equals(id) && target.count() >= Collections.frequency(ids, id)));
    }

    static <S, M extends Move, V> void boardsAreDrawn(Subject<S, M, V> subject, Moment<S, M> moment) {
        var board = subject.box().board();
        Ink loud = (text, colour) -> "<" + colour + ">" + text + "</>";
        for (var viewer : moment.viewers()) {
            if (!moment.onceIn(24)) {
                continue;
            }
            var view = subject.game().view(moment.position(), viewer);
            assertLayoutHasWords(subject, view);
            for (var formatter : SPEECHES) {
                var drawn = board.draw(view, List.of(), Ink.NONE, formatter);
                assertThat(drawn.lines()).as("lines of\n%s", drawn).allMatch(line -> line.length() <= WIDEST);
            }
            var plain = board.draw(view, List.of(), Ink.NONE, English::of);
            assertThat(plain).isNotBlank();
            assertThat(board.draw(view, List.of(), loud, English::of).replaceAll("<[A-Z/]+>", ""))
                    .as("the board in colours, without the colours")
                    .isEqualTo(plain.replaceAll("<[A-Z/]+>", ""));
            if (viewer instanceof Viewer.Player(Seat seat) && moment.asked().contains(seat)) {
                assertThat(board.draw(view, moment.moves(seat).list(), Ink.NONE, English::of)
                                .lines())
                        .allMatch(line -> line.length() <= WIDEST);
            }
        }
    }

    /// Checks that the game's catalogue has words for every name in a layout that is no number.
    private static void assertLayoutHasWords(Subject<?, ?, ?> subject, Object view) {
        for (var component : view.getClass().getRecordComponents()) {
            if (component.getType() == Layout.class && part(view, component) instanceof Layout layout) {
                var words = MessageCatalogue.find(subject.box(), MessageCatalogue.STANDARD)
                        .map(catalogue -> catalogue.patterns().keySet())
                        .orElse(Set.of());
                assertThat(names(layout).filter(name -> !name.matches("-?[0-9]+")))
                        .as("names in the layout, each with its words under LayoutName.NAME")
                        .allMatch(name -> words.contains("LayoutName." + name));
            }
        }
    }

    private static Object part(Object view, RecordComponent component) {
        try {
            return component.getAccessor().invoke(view);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(component + " of a view cannot be read", e);
        }
    }

    private static Stream<String> names(Layout layout) {
        return layout.parts().stream()
                .flatMap(part -> Stream.concat(
                        Stream.of(part.name()),
                        switch (part) {
                            case Layout.Counter _ -> Stream.of();
                            case Layout.Cards cards -> cards.cards().stream().flatMap(card -> card.shows().stream());
                            case Layout.Cells cells -> cells.cells().stream().flatMap(cell -> cell.shows().stream());
                        }));
    }

    static <S, M extends Move, V> void evaluatorsAreFinite(Subject<S, M, V> subject, Moment<S, M> moment) {
        var evaluators = subject.box().evaluators();
        assertThat(evaluators).extracting(evaluator -> evaluator.name()).doesNotHaveDuplicates();
        for (var evaluator : evaluators) {
            assertThat(evaluator.scale())
                    .as("scale of %s", evaluator.name())
                    .isPositive()
                    .isFinite();
            for (var seat : moment.seats()) {
                assertThat(evaluator.value(moment.position(), seat))
                        .as("value by %s for %s", evaluator.name(), seat)
                        .isFinite();
            }
        }
    }

    static <S, M extends Move, V> void featuresAreNumbers(Subject<S, M, V> subject, Moment<S, M> moment) {
        subject.box().features().ifPresent(features -> {
            assertThat(features.names())
                    .doesNotHaveDuplicates()
                    .allMatch(name -> name.matches("[a-z0-9]+(-[a-z0-9]+)*"));
            int parties = features.parties(moment.position());
            assertThat(parties).isGreaterThanOrEqualTo(moment.seats().size());
            int size = parties * features.names().size();
            var numbers = new float[size + 1];
            numbers[size] = UNTOUCHED;
            features.write(moment.position(), numbers);
            assertThat(numbers[size]).as("what lies behind the features").isEqualTo(UNTOUCHED);
            for (int i = 0; i < size; i++) {
                assertThat(numbers[i])
                        .as(
                                "%s of party %d",
                                features.names().get(i % features.names().size()),
                                i / features.names().size())
                        .isBetween(-LARGEST, LARGEST);
            }
            var again = new float[size + 1];
            Arrays.fill(again, 1);
            again[size] = UNTOUCHED;
            features.write(moment.position(), again);
            assertThat(again).as("written a second time, over other numbers").isEqualTo(numbers);
        });
    }

    static <S, M extends Move, V> void figuresCountEveryGame(Subject<S, M, V> subject, String check, Trial trial) {
        var figures = subject.box().figures();
        assertThat(figures.columns()).extracting(column -> column.name()).doesNotHaveDuplicates();
        var tally = figures.tally(trial.setup());
        var played = TrialRunner.<S, M, V>play(subject, check, trial, _ -> {});
        for (int i = 0; i < played.steps().size(); i++) {
            var before = played.positions().get(i);
            var step = played.steps().get(i);
            var told = subject.game().played(before, step);
            assertThat(told.after())
                    .as("after %s, played and told", step)
                    .isEqualTo(subject.game().play(before, step));
            List<?> events = told.events();
            assertThat(events)
                    .as("events of %s, played and told", step)
                    .isEqualTo(subject.game().events(before, step, Viewer.everyone()));
            tally.happened(told.events());
            assertThat(tally.values()).hasSize(figures.columns().size());
        }
        for (double value : tally.values()) {
            assertThat(value).isFinite();
        }
    }

    static <S, M extends Move, V> void suggestionsAreLegal(Subject<S, M, V> subject, Moment<S, M> moment) {
        for (var seat : moment.asked()) {
            var view = subject.game().view(moment.position(), Viewer.player(seat));
            for (var move : subject.box().suggestions().suggest(view, seat)) {
                assertThat(subject.game().refusal(moment.position(), seat, move))
                        .as("refusal of %s by %s, which is suggested", MoveChecks.words(subject, move), seat)
                        .isEmpty();
            }
        }
    }

    static <S, M extends Move, V> void policiesChooseListedMoves(Subject<S, M, V> subject, Moment<S, M> moment) {
        for (var seat : moment.asked()) {
            var moves = moment.moves(seat);
            for (var policy : subject.box().policies()) {
                assertThat(policy.choose(moment.position(), seat, moves, moment.luck()))
                        .as("choice of %s", policy.name())
                        .isBetween(0, moves.size() - 1);
            }
        }
    }

    static <S, M extends Move, V> void fusedPlayoutsEndTheSame(Subject<S, M, V> subject, Moment<S, M> moment) {
        subject.box().fusedPlayout().filter(_ -> moment.onceIn(5)).ifPresent(fused -> {
            var game = subject.game();
            long seed = moment.luck().bits();
            var ours = Generator.of(seed);
            var theirs = Generator.of(seed);
            int most = game.bound(moment.trial().setup()).orElse(subject.mostSteps());
            var end = Playout.finish(game, moment.position(), ours, most);
            if (end.result().isPresent()) {
                assertThat(fused.finish(moment.position(), theirs))
                        .as("end by the fused playout")
                        .isEqualTo(end.position());
                assertThat(theirs.bits()).as("the luck left behind").isEqualTo(ours.bits());
            }
        });
    }
}
