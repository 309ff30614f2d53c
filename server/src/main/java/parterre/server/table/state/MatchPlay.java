package parterre.server.table.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.Reading;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.table.Match;
import parterre.engine.table.MatchPlan;
import parterre.engine.table.ResultForm;
import parterre.server.wire.GameEnding;
import parterre.server.wire.MatchCard;
import parterre.server.wire.Outcome;

/// The match that a table's game belongs to: what was played before, who leads, what comes next. Each game
/// has a table and a record of its own; the results of the earlier ones are handed on from table to table.
public final class MatchPlay {
    private static final ResultForm RESULTS = new ResultForm();

    private final GameBox<?, ?, ?> box;

    /// The plan as the game offers it. The plan of [#before] is the agreed one.
    private final MatchPlan plan;

    private final MatchTerms terms;
    private final Match before;
    private final int here;

    private MatchPlay(GameBox<?, ?, ?> box, MatchPlan plan, MatchPlan agreed, MatchTerms terms) {
        this.box = box;
        this.plan = plan;
        this.terms = terms;
        before = new Match(
                agreed,
                terms.played().stream()
                        .map(game -> RESULTS.read(game.result()).orThrow())
                        .toList());
        here = terms.played().size();
    }

    /// Returns true if the results of the games before this one can be read.
    public static boolean isReadable(Terms terms) {
        return terms.match().stream()
                .flatMap(match -> match.played().stream())
                .allMatch(game -> RESULTS.read(game.result()) instanceof Reading.Good<Result>);
    }

    /// Returns the match of a table; empty where a single game is played, and where the game has no such match any
    /// more.
    public static Optional<MatchPlay> of(GameBox<?, ?, ?> box, Terms terms) {
        return terms.match()
                .flatMap(match -> plan(box, match.plan())
                        .filter(plan -> plan.games().size() > match.played().size())
                        .map(plan -> new MatchPlay(box, plan, plan.with(setups(plan, terms)), match)));
    }

    private static List<Setup> setups(MatchPlan plan, Terms terms) {
        return IntStream.range(0, plan.games().size())
                .mapToObj(game ->
                        new Setup(terms.edition(), terms.seats(), new TreeMap<>(options(plan, game, terms.options()))))
                .toList();
    }

    /// Returns the game's match of this name.
    public static Optional<MatchPlan> plan(GameBox<?, ?, ?> box, String name) {
        return box.matches().stream().filter(plan -> plan.name().equals(name)).findFirst();
    }

    /// Returns the options for a game of a match: those of its plan, and those that people chose for all of
    /// its games.
    ///
    /// @param game from 0
    public static Map<String, String> options(MatchPlan plan, int game, Map<String, String> chosen) {
        var options = new HashMap<>(chosen);
        plan.games().forEach(setup -> options.keySet().removeAll(setup.chosen().keySet()));
        options.putAll(plan.games().get(game).chosen());
        return options;
    }

    /// Returns the note in the record of this game.
    public String note() {
        return terms.plan() + ", game " + (here + 1) + " of " + plan.games().size();
    }

    // --- what everyone is told ----------------------------------------------------------------------------------

    /// Returns the calendar and how everybody stands.
    ///
    /// @param outcome this table's, once its game is over
    public MatchCard card(String table, TableState state, Optional<Outcome> outcome) {
        var after = after(outcome);
        var games = IntStream.range(0, plan.games().size())
                .mapToObj(game -> new MatchCard.Game(
                        plan.games().get(game).chosen(),
                        at(game, table),
                        game == here ? outcome : earlier(game, state)))
                .toList();
        var standings = after.standings().stream()
                .map(standing -> {
                    var seat = seatHere(standing.party());
                    return new MatchCard.Standing(
                            seat,
                            name(state, seat, standing.party()),
                            standing.place(),
                            standing.wins(),
                            standing.points());
                })
                .toList();
        return new MatchCard(plan.name(), here + 1, games, standings, after.isOver());
    }

    private Match after(Optional<Outcome> outcome) {
        return outcome.flatMap(Outcomes::counted).map(before::with).orElse(before);
    }

    private Optional<String> at(int game, String table) {
        return game == here
                ? Optional.of(table)
                : terms.played().stream()
                        .skip(game)
                        .map(MatchTerms.Played::table)
                        .findFirst();
    }

    /// Returns how an earlier game ended, by the seats of this table.
    private Optional<Outcome> earlier(int game, TableState state) {
        if (game > here) {
            return Optional.empty();
        }
        return Optional.of(
                switch (before.results().get(game)) {
                    case Result.Placed placed ->
                        new Outcome(
                                Outcomes.ending(box, placed),
                                false,
                                placed.standings().stream()
                                        .map(standing -> rank(
                                                state,
                                                person(standing.party(), game),
                                                standing.place(),
                                                // Kept as 0, since it counts nothing in the match.
                                                Optional.of(standing.score())
                                                        .filter(_ -> Outcomes.ending(box, placed)
                                                                instanceof GameEnding.ByRules)))
                                        .toList(),
                                Optional.empty(),
                                List.of());
                    case Result.Group group ->
                        new Outcome(
                                Outcomes.ending(box, group),
                                false,
                                group.scores().seats().stream()
                                        .map(seat -> rank(
                                                state,
                                                person(new Party.Seated(seat), game),
                                                1,
                                                Optional.of(group.scores().of(seat))))
                                        .toList(),
                                Optional.of(group.score()),
                                List.of());
                });
    }

    private Outcome.Rank rank(TableState state, Party person, int place, Optional<Long> score) {
        var seat = seatHere(person);
        return new Outcome.Rank(seat, name(state, seat, person), place, score);
    }

    /// Returns a party of a game's result, called by the seat that it had in the first game.
    private Party person(Party party, int game) {
        return party instanceof Party.Seated(Seat seat)
                ? new Party.Seated(before.seating(game).of(seat))
                : party;
    }

    /// Returns where a person sits at this table.
    ///
    /// @param person by the seat that they had in the first game
    private Optional<Seat> seatHere(Party person) {
        return person instanceof Party.Seated(Seat first) ? Optional.of(before.seatOf(first, here)) : Optional.empty();
    }

    private static String name(TableState state, Optional<Seat> seat, Party party) {
        return seat.map(here -> state.chair(here).name()).orElseGet(party::toString);
    }

    // --- what comes next ----------------------------------------------------------------------------------------

    /// Returns the terms of the next table: the match's next game, the same one again if it was stopped
    /// without a result, or the first of a new match.
    public Terms next(String table, Terms now, Outcome outcome) {
        var after = after(Optional.of(outcome));
        var played = after.results().size() == here
                ? terms.played()
                : Stream.concat(
                                terms.played().stream(),
                                Stream.of(new MatchTerms.Played(
                                        table, RESULTS.write(after.results().getLast()))))
                        .toList();
        var next = after.isOver() ? new MatchTerms(plan.name(), List.of()) : new MatchTerms(plan.name(), played);
        return now.in(next, options(plan, next.played().size(), now.options()));
    }

    /// Returns who sits where at the next table.
    public List<Chair> seating(List<Chair> chairs, Outcome outcome) {
        var after = after(Optional.of(outcome));
        if (after.isOver()) {
            return further(chairs);
        }
        int next = after.results().size();
        var seated = new ArrayList<>(chairs);
        for (var person : Seat.first(chairs.size())) {
            var seat = before.seatOf(person, next);
            seated.set(
                    seat.index(),
                    chairs.get(before.seatOf(person, here).index()).afresh(seat));
        }
        return seated;
    }

    /// Everyone one seat further.
    public static List<Chair> further(List<Chair> chairs) {
        int seats = chairs.size();
        return IntStream.range(0, seats)
                .mapToObj(i -> chairs.get((i + 1) % seats).afresh(Seat.of(i)))
                .toList();
    }
}
