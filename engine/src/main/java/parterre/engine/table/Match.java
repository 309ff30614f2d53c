package parterre.engine.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import parterre.engine.BySeat;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Seat;

/// A [MatchPlan] being played: who sits where, which game comes next, and who leads. Immutable.
///
/// A person is identified by the seat that they have in the first game. If seats rotate, [#seatOf] tells where
/// they sit later.
///
/// @param plan the agreed games
/// @param results the results of the games played so far, in the plan's order, as the referee gave them (by seat,
///     not by person)
public record Match(MatchPlan plan, List<Result> results) {
    public Match {
        results = List.copyOf(results);
        if (results.size() > plan.games().size()) {
            throw new IllegalArgumentException(
                    "more results than the " + plan.games().size() + " games of the match");
        }
    }

    /// Returns a match before its first game.
    public static Match of(MatchPlan plan) {
        return new Match(plan, List.of());
    }

    /// Returns this match after one more game.
    ///
    /// @throws IllegalStateException if all games have been played
    public Match with(Result result) {
        if (isOver()) {
            throw new IllegalStateException("all games of the match have been played");
        }
        var more = new ArrayList<>(results);
        more.add(result);
        return new Match(plan, more);
    }

    /// Returns true if every game has been played.
    public boolean isOver() {
        return results.size() == plan.games().size();
    }

    /// Returns the seat of a person in a game.
    ///
    /// @param person the seat that this person has in the first game
    /// @param game the game's place in the plan, from 0
    public Seat seatOf(Seat person, int game) {
        return switch (plan.rotation()) {
            case NONE -> person;
            case ONE_SEAT -> Seat.of((person.index() + game) % seats());
        };
    }

    /// Returns the person in each seat of a game. A person is given by the seat that they have in the first game.
    ///
    /// @param game the game's place in the plan, from 0
    public BySeat<Seat> seating(int game) {
        BySeat<Seat> seating = BySeat.none();
        for (var person : Seat.first(seats())) {
            seating = seating.with(seatOf(person, game), person);
        }
        return seating;
    }

    /// Returns the standing of every party so far, best first: all people, and parties without a seat (an automa).
    /// Parties that are equal by the plan's ranking share a place, in the order of their seats.
    public List<Standing> standings() {
        var accounts = accounts();
        var order = plan.ranking().stream()
                .map(this::order)
                .reduce((first, second) -> first.thenComparing(second))
                .orElse((_, _) -> 0);
        accounts.sort(order);
        var standings = new ArrayList<Standing>();
        for (int i = 0; i < accounts.size(); i++) {
            var account = accounts.get(i);
            boolean level = i > 0 && order.compare(accounts.get(i - 1), account) == 0;
            int place = level ? standings.getLast().place() : i + 1;
            standings.add(new Standing(account.party(), place, account.wins(), account.points()));
        }
        return standings;
    }

    private int seats() {
        return plan.games().getFirst().seats();
    }

    private List<Account> accounts() {
        var accounts = new LinkedHashMap<Party, Account>();
        for (var person : Seat.first(seats())) {
            accounts.put(new Party.Seated(person), new Account(new Party.Seated(person), 0, 0));
        }
        plan.rivals().forEach(rival -> accounts.put(rival, new Account(rival, 0, 0)));
        for (int game = 0; game < results.size(); game++) {
            var seating = seating(game);
            switch (results.get(game)) {
                case Result.Group(String _, long _, BySeat<Long> scores) -> {
                    for (var seat : scores.seats()) {
                        book(accounts, new Party.Seated(seating.of(seat)), 0, scores.of(seat));
                    }
                }
                case Result.Placed(String _, List<Result.Standing> standings) -> {
                    long winners = standings.stream()
                            .filter(standing -> standing.place() == 1)
                            .count();
                    for (var standing : standings) {
                        var party = standing.party() instanceof Party.Seated(Seat seat)
                                ? new Party.Seated(seating.of(seat))
                                : standing.party();
                        book(accounts, party, standing.place() == 1 ? Account.WIN / winners : 0, standing.score());
                    }
                }
            }
        }
        return new ArrayList<>(accounts.values());
    }

    private static void book(LinkedHashMap<Party, Account> accounts, Party party, long wins, long points) {
        var old = accounts.getOrDefault(party, new Account(party, 0, 0));
        accounts.put(party, new Account(party, old.parts() + wins, old.points() + points));
    }

    private Comparator<Account> order(MatchPlan.Criterion criterion) {
        return switch (criterion) {
            case WINS -> Comparator.comparingLong(Account::parts).reversed();
            case POINTS -> Comparator.comparingLong(Account::points).reversed();
            case FAVOURED -> {
                var favoured = plan.favours().apply(plan.games().getFirst());
                yield Comparator.comparingInt(account -> account.behind(favoured));
            }
        };
    }

    /// The standing of one party.
    ///
    /// @param party a person, given by the seat that they have in the first game, or a party without a seat
    /// @param place 1 for the leader; level parties have the same place, and the next place is left out (1, 1, 3)
    /// @param wins games won, a shared win counting as its share
    /// @param points of all games together
    public record Standing(Party party, int place, double wins, long points) {}

    /// An account in the making; wins are counted in parts of a win, so that shares add up exactly.
    private record Account(Party party, long parts, long points) {
        /// One win: 2520 can be shared evenly by up to ten parties.
        private static final long WIN = 2520;

        double wins() {
            return (double) parts / WIN;
        }

        /// Returns 0 for the favoured seat, 1 for another seat and 2 for a party without a seat.
        int behind(Seat favoured) {
            return party instanceof Party.Seated(Seat seat) ? (seat.equals(favoured) ? 0 : 1) : 2;
        }
    }
}
