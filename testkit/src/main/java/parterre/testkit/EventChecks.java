package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import parterre.engine.Event;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.view.Change;
import parterre.engine.view.ValueTree;
import parterre.engine.view.ViewDraft;
import parterre.engine.view.ViewReducer;
import parterre.wording.CatalogueCheck;
import parterre.wording.MessageCatalogue;
import parterre.wording.NameKeys;

/// Checks events: they account for every change, everybody who may know them is told the same, and they show nothing
/// hidden. Each kind occurs and has words.
final class EventChecks {
    private static final int STEPS = 3;
    private static final int IMAGINED = 2;

    private EventChecks() {}

    /// Returns true if the game tells what happens. Games that do not are examined without events.
    static boolean has(Subject<?, ?, ?> subject) {
        return subject.box().messages().stream().anyMatch(Event.class::isAssignableFrom);
    }

    // --- No silent change -------------------------------------------------------------------------------------------

    static <S, M extends Move, V> void noSilentChange(Subject<S, M, V> subject, Moment<S, M> moment) {
        if (!has(subject)) {
            return;
        }
        ViewReducer<?> reducer = subject.box()
                .reducer()
                .orElseThrow(() -> new AssertionError("the game has events; give its box a ViewReducer of them"));
        ViewReducer.Derived.circle(reducer.derived()).ifPresent(part -> {
            throw new AssertionError(part + " follows from itself by way of others");
        });
        for (var step : steps(subject, moment)) {
            var after = subject.game().play(moment.position(), step);
            for (var viewer : moment.viewers()) {
                assertAccountedFor(subject, reducer, moment.position(), step, after, viewer);
            }
        }
    }

    private static <S, M extends Move, V> void assertAccountedFor(
            Subject<S, M, V> subject, ViewReducer<?> reducer, S before, Step<M> step, S after, Viewer viewer) {
        var game = subject.game();
        var seen = game.view(before, viewer);
        var shown = game.view(after, viewer);
        var events = game.events(before, step, viewer);
        var draft = ViewDraft.of(seen, viewer);
        try {
            events.forEach(event -> reducer.applyAny(event, draft));
        } catch (IllegalStateException fault) {
            throw new AssertionError(fault.getMessage() + told(subject, step, viewer, events), fault);
        }
        var differences = ViewComparison.differences(draft, shown, reducer);
        if (differences.isEmpty()) {
            return;
        }
        var changed = ViewComparison.differences(ViewDraft.of(seen, viewer), shown, reducer).stream()
                .map(ViewComparison.Difference::path)
                .toList();
        var told = draft.takeChanges().stream().map(Change::path).toList();
        var derived = reducer.derived();
        var silent = differences.stream()
                .filter(difference -> told.contains(ViewDraft.split(difference.path()))
                        || derived.stream().noneMatch(part -> part.covers(difference.path()) && part.follows(changed)))
                .map(difference -> "\n  " + difference)
                .collect(Collectors.joining());
        if (!silent.isEmpty()) {
            throw new AssertionError(
                    "the events do not account for what changed:" + silent + told(subject, step, viewer, events));
        }
    }

    /// Every part of a view that follows from others has the value that a second calculation gives it.
    static <S, M extends Move, V> void derivedPartsAreRight(Subject<S, M, V> subject, Moment<S, M> moment) {
        for (var viewer : moment.viewers()) {
            var view = subject.game().view(moment.position(), viewer);
            for (var part : subject.derived()) {
                assertThat((Object) part.shown().apply(view))
                        .as("%s in the view of %s", part.path(), viewer)
                        .isEqualTo(part.calculated().apply(view));
            }
        }
    }

    /// Every part that a reducer names as derived is calculated a second time.
    static void derivedPartsAreCalculated(Subject<?, ?, ?> subject) {
        assertThat(subject.derived().stream().map(DerivedPart::path))
                .as("parts that are calculated a second time; name each in the Subject with withDerived")
                .containsExactlyInAnyOrderElementsOf(subject.box().reducer().stream()
                        .flatMap(reducer -> reducer.derived().stream())
                        .map(ViewReducer.Derived::path)
                        .toList());
    }

    private static <M extends Move> String told(
            Subject<?, M, ?> subject, Step<M> step, Viewer viewer, List<? extends Event> events) {
        var list = events.stream().map(event -> "\n  " + event).collect(Collectors.joining());
        return "\nstep: " + Lines.full(subject.game().notation(), step) + "\nviewer: " + viewer + "\nevents:"
                + (list.isEmpty() ? " none" : list);
    }

    /// Returns some of the steps that can come next, a move that is legal and not listed among them where the game
    /// suggests one.
    private static <S, M extends Move, V> List<Step<M>> steps(Subject<S, M, V> subject, Moment<S, M> moment) {
        var steps = new ArrayList<>(SecretChecks.severalSteps(moment));
        while (steps.size() > STEPS) {
            steps.removeLast();
        }
        for (var seat : moment.asked()) {
            var view = subject.game().view(moment.position(), Viewer.player(seat));
            subject.box().suggestions().suggest(view, seat).stream()
                    .findFirst()
                    .ifPresent(move -> steps.add(MoveChecks.step(moment, seat, move)));
        }
        return steps;
    }

    // --- The same for all -------------------------------------------------------------------------------------------

    static <S, M extends Move, V> void everyoneIsToldTheSame(Subject<S, M, V> subject, Moment<S, M> moment) {
        var game = subject.game();
        for (var step : steps(subject, moment)) {
            var all = game.events(moment.position(), step, Viewer.everyone());
            for (var viewer : moment.viewers()) {
                var events = game.events(moment.position(), step, viewer);
                assertThat(List.<Object>copyOf(game.events(moment.position(), step, viewer)))
                        .as("the events for %s, asked again", viewer)
                        .isEqualTo(events);
                var extra = notAmong(events, all);
                if (extra.isPresent()) {
                    throw new AssertionError(
                            "Viewer " + viewer + " is told " + extra.get() + ", which does not agree with what happened"
                                    + told(subject, step, Viewer.everyone(), all));
                }
            }
        }
    }

    /// Returns the first event that has no counterpart among the others, in order.
    private static Optional<Event> notAmong(List<? extends Event> events, List<? extends Event> others) {
        int next = 0;
        for (var event : events) {
            while (next < others.size() && !agree(event, others.get(next))) {
                next++;
            }
            if (next == others.size()) {
                return Optional.of(event);
            }
            next++;
        }
        return Optional.empty();
    }

    /// Returns true if a value tells nothing else than another one. It may leave something empty.
    private static boolean agree(Object part, Object whole) {
        return switch (part) {
            case Object same when same.equals(whole) -> true;
            case Optional<?> optional ->
                whole instanceof Optional<?> other
                        && (optional.isEmpty() || (other.isPresent() && agree(optional.get(), other.get())));
            case List<?> items ->
                whole instanceof List<?> others && items.size() == others.size() && agreeInOrder(items, others);
            case Record record ->
                record.getClass() == whole.getClass()
                        && agreeInOrder(
                                List.copyOf(ValueTree.components(record).values()),
                                List.copyOf(ValueTree.components((Record) whole).values()));
            default -> false;
        };
    }

    private static boolean agreeInOrder(List<?> parts, List<?> wholes) {
        for (int i = 0; i < parts.size(); i++) {
            if (!agree(parts.get(i), wholes.get(i))) {
                return false;
            }
        }
        return true;
    }

    // --- Nothing hidden ---------------------------------------------------------------------------------------------

    /// The events that a viewer is sent for a step follow from the line that they read and their view after it. So
    /// events reveal nothing beyond the two.
    static <S, M extends Move, V> void eventsShowNothingElse(Subject<S, M, V> subject, Moment<S, M> moment) {
        if (!has(subject)) {
            return;
        }
        for (var viewer : moment.viewers()) {
            var told = new LinkedHashMap<Observation, List<? extends Event>>();
            var steps = steps(subject, moment);
            var positions = new ArrayList<S>();
            positions.add(moment.position());
            for (int i = 0; i < IMAGINED; i++) {
                positions.add(subject.game().imagine(subject.game().view(moment.position(), viewer), moment.luck()));
            }
            for (var position : positions) {
                for (var step : steps) {
                    if (subject.game().refusal(position, step).isEmpty()) {
                        assertToldAlike(subject, told, position, step, viewer);
                    }
                }
            }
        }
    }

    private static <S, M extends Move, V> void assertToldAlike(
            Subject<S, M, V> subject,
            Map<Observation, List<? extends Event>> told,
            S position,
            Step<M> step,
            Viewer viewer) {
        var game = subject.game();
        var sight = new Observation(game.line(position, step, viewer), game.view(game.play(position, step), viewer));
        var events = game.events(position, step, viewer);
        var before = told.putIfAbsent(sight, events);
        if (before != null && !before.equals(events)) {
            throw new AssertionError("the events show " + viewer + " something that neither the line '" + sight.line()
                    + "' nor the view shows; in another position that looks the same they are:"
                    + before.stream().map(event -> "\n  " + event).collect(Collectors.joining())
                    + told(subject, step, viewer, events));
        }
    }

    private record Observation(String line, Object view) {}

    // --- Complete ---------------------------------------------------------------------------------------------------

    static void eventsArePlainValues(Subject<?, ?, ?> subject) {
        if (!has(subject)) {
            return;
        }
        assertThat(Event.class.isAssignableFrom(subject.box().messages().getFirst()))
                .as("the first family of messages is that of the events")
                .isTrue();
        subject.box().messages().forEach(family -> {
            assertThat(family.isSealed()).as("%s is sealed", family).isTrue();
            InfoChecks.assertPlain(family, family.getSimpleName(), new HashSet<>());
        });
    }

    /// Every kind of event occurs in the seeded games or in the scenes that the subject names.
    static <S, M extends Move, V> void everyEventHappens(Subject<S, M, V> subject, String check) {
        if (!has(subject)) {
            return;
        }
        var missing = kinds(subject.box());
        for (var trial : Trial.of(subject)) {
            if (missing.isEmpty()) {
                return;
            }
            TrialRunner.<S, M, V>play(
                    subject,
                    check,
                    trial,
                    moment ->
                            steps(subject, moment).forEach(step -> strike(subject, missing, moment.position(), step)));
        }
        for (var scene : subject.scenes()) {
            S position = scene.position();
            for (var line : scene.lines()) {
                var step = Lines.read(subject.game().notation(), line).orThrow();
                assertThat(subject.game().refusal(position, step))
                        .as("the line '%s' of a scene", line)
                        .isEmpty();
                strike(subject, missing, position, step);
                position = subject.game().play(position, step);
            }
        }
        assertThat(missing)
                .as("kinds of events that never happen; add a scene to the Subject in which they do")
                .isEmpty();
    }

    /// Returns the names of all kinds of events that the game has.
    static Set<String> kinds(GameBox<?, ?, ?> box) {
        return CatalogueCheck.records(box.messages()).stream()
                .filter(Event.class::isAssignableFrom)
                .map(Class::getSimpleName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static <S, M extends Move, V> void strike(
            Subject<S, M, V> subject, Set<String> missing, S position, Step<M> step) {
        subject.game()
                .events(position, step, Viewer.everyone())
                .forEach(event -> missing.remove(event.getClass().getSimpleName()));
    }

    static void messagesHaveWords(Subject<?, ?, ?> subject) {
        var slug = subject.game().info().slug();
        assertThat(MessageCatalogue.languages(subject.box()))
                .as("languages of %s", slug)
                .startsWith(MessageCatalogue.STANDARD);
        for (var language : MessageCatalogue.languages(subject.box())) {
            var catalogue = MessageCatalogue.find(subject.box(), language).orElseThrow();
            assertThat(CatalogueCheck.problems(catalogue, subject.box().messages(), NameKeys.of(subject.box())))
                    .as("problems of the messages in %s", language.getDisplayLanguage(Locale.ENGLISH))
                    .isEmpty();
        }
    }
}
