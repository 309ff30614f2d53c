package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.path;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.MatchCard;
import parterre.server.wire.Outcome;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// Matches: games that follow one another, each at a table of its own.
interface MatchStories extends Stories {
    String GARDENERS = "gnomadic-gardeners";
    String FLORA = "fire-and-flora";
    String SHED = "conformance";

    /// Both call for the next game.
    private Snapshot next(Browser browser, Snapshot over) {
        for (var one : List.of(ada(), ben())) {
            if (!one.get(path(over), Snapshot.class).table().mine().isEmpty()) {
                one.post(path(over) + "/rematch", Map.of(), Calls.TableRef.class);
            }
        }
        var table = browser.post(path(over) + "/rematch", Map.of(), Calls.TableRef.class);
        return browser.get("/api/tables/" + table.table(), Snapshot.class);
    }

    private static MatchCard match(Snapshot table) {
        return table.table().match().orElseThrow();
    }

    /// Lets Ada and Ben answer every question until the game is over.
    private Snapshot played(Snapshot table) {
        return played(table, Stories::first);
    }

    private Snapshot begun(String game, String match) {
        var table = ada().post("/api/tables", NewTables.match(match, NewTables.table(game, ME, OPEN)), Snapshot.class);
        return ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
    }

    @Test
    default void theLobbyNamesTheMatchesOfAGame() {
        var games = ada().get("/api/games", People.Games.class).games();
        assertThat(games)
                .filteredOn(game -> game.slug().equals(GARDENERS))
                .singleElement()
                .satisfies(game -> assertThat(game.matches()).anySatisfy(plan -> {
                    assertThat(plan.name()).isEqualTo("season");
                    assertThat(plan.seats()).isEqualTo(2);
                    assertThat(plan.games()).hasSize(7).first().isEqualTo(Map.of("month", "april"));
                }));
    }

    @Test
    default void secondGame_hasChangedSeatsAndAnAccount() {
        ada().put("/api/me", new People.Rename("Ada"), People.Me.class);
        var first = begun(SHED, "there-and-back");
        assertThat(match(first).game()).isEqualTo(1);
        assertThat(match(first).games())
                .extracting(MatchCard.Game::table)
                .containsExactly(Optional.of(first.table().id()), Optional.empty());
        assertThat(match(first).standings())
                .allSatisfy(standing -> assertThat(standing.wins()).isZero());
        assertThat(ada().fault(path(first) + "/rematch", Map.of()).code()).isEqualTo("protocol/wrong-phase");
        var one = played(first);
        assertThat(match(one).over()).isFalse();
        assertThat(match(one).games().getFirst().outcome())
                .isEqualTo(one.table().outcome());
        assertThat(ada().text(path(one) + "/record")).contains("there-and-back, game 1 of 2");

        var second = next(ada(), one);
        restart();
        assertThat(next(ben(), one).table().id()).isEqualTo(second.table().id());
        second = ada().get(path(second), Snapshot.class);
        assertThat(second.table().mine()).containsExactly(Seat.of(1));
        assertThat(second.table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        assertThat(match(second).game()).isEqualTo(2);
        assertThat(match(second).games())
                .extracting(MatchCard.Game::table)
                .containsExactly(
                        Optional.of(one.table().id()),
                        Optional.of(second.table().id()));
        var before = Map.of("Ada", points(one, "Ada"), "Ben", points(one, "Ben"));
        assertThat(match(second).standings()).allSatisfy(standing -> {
            assertThat(standing.points()).isEqualTo(before.get(standing.name()));
            assertThat(standing.seat()).contains(Seat.of(standing.name().equals("Ada") ? 1 : 0));
        });
        assertThat(match(second).games().getFirst().outcome().orElseThrow().ranks())
                .allSatisfy(rank ->
                        assertThat(rank.seat()).contains(Seat.of(rank.name().equals("Ada") ? 1 : 0)));

        var two = played(second);
        assertThat(match(two).over()).isTrue();
        for (var name : List.of("Ada", "Ben")) {
            assertThat(match(two).standings())
                    .filteredOn(standing -> standing.name().equals(name))
                    .singleElement()
                    .satisfies(
                            standing -> assertThat(standing.points()).isEqualTo(points(one, name) + points(two, name)));
        }
        var again = next(ben(), two);
        assertThat(match(again).game()).isEqualTo(1);
        assertThat(match(again).standings())
                .allSatisfy(standing -> assertThat(standing.points()).isZero());
    }

    private static long points(Snapshot over, String name) {
        return rank(over, name).score().orElseThrow();
    }

    private static Outcome.Rank rank(Snapshot over, String name) {
        return over.table().outcome().orElseThrow().ranks().stream()
                .filter(rank -> rank.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    default void season_keepsOptionsAndToken_throughTheMonths() {
        var table = ada().post(
                        "/api/tables",
                        NewTables.match(
                                "season", NewTables.with(NewTables.table(GARDENERS, ME, OPEN), Map.of("younger", "1"))),
                        Snapshot.class);
        table = ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        assertThat(table.table().options()).isEqualTo(Map.of("month", "april", "younger", "1"));
        assertThat(match(table).standings().getFirst().seat())
                .as("who leads as long as all are level")
                .contains(Seat.of(0));
        var over = ben().post(path(table) + "/resign", new Calls.ForSeat(Seat.of(1)), Snapshot.class);
        assertThat(match(over).standings().getFirst().seat()).contains(Seat.of(0));
        assertThat(match(over).standings().getFirst().wins()).isEqualTo(1);
        var may = next(ben(), over);
        assertThat(may.table().options()).isEqualTo(Map.of("month", "may", "younger", "1"));
        assertThat(may.table().mine()).containsExactly(Seat.of(1));
        assertThat(may.table().seats()).noneMatch(TableHead.SeatCard::resigned);
        assertThat(match(may).games().getFirst().outcome().orElseThrow().ranks())
                .as("of a game that was given up nobody has a score")
                .hasSize(2)
                .allMatch(rank -> rank.score().isEmpty());
    }

    @Test
    default void aSeasonEndsWithStandingsAndAFullCalendar() {
        ada().put("/api/me", new People.Rename("Ada"), People.Me.class);
        var months = List.of("april", "may", "june", "july", "august", "september", "october");
        var luck = Generator.of(11);
        var games = new ArrayList<Snapshot>();
        var table = begun(GARDENERS, "season");
        for (var month : months) {
            assertThat(table.table().options()).containsEntry("month", month);
            games.add(played(table, decision -> Stories.any(decision, luck)));
            if (games.size() < months.size()) {
                assertThat(match(games.getLast()).over()).isFalse();
                table = next(games.size() % 2 == 0 ? ada() : ben(), games.getLast());
            }
        }
        var end = match(games.getLast());
        assertThat(end.over()).isTrue();
        assertThat(end.games())
                .extracting(MatchCard.Game::table)
                .containsExactlyElementsOf(games.stream()
                        .map(game -> Optional.of(game.table().id()))
                        .toList());
        for (int i = 0; i < months.size(); i++) {
            var game = games.get(i);
            for (var name : List.of("Ada", "Ben")) {
                assertThat(end.games().get(i).outcome().orElseThrow().ranks())
                        .filteredOn(rank -> rank.name().equals(name))
                        .singleElement()
                        .satisfies(rank -> assertThat(rank.score())
                                .isEqualTo(rank(game, name).score()));
            }
        }
        assertThat(end.standings())
                .extracting(MatchCard.Standing::place)
                .first()
                .isEqualTo(1);
        assertThat(end.standings()).allSatisfy(standing -> {
            assertThat(standing.points())
                    .isEqualTo(games.stream()
                            .mapToLong(game -> points(game, standing.name()))
                            .sum());
            assertThat(standing.wins())
                    .isEqualTo(games.stream()
                            .mapToDouble(game -> won(game, standing.name()))
                            .sum());
        });
    }

    /// A shared win counts as its share.
    private static double won(Snapshot over, String name) {
        long first = over.table().outcome().orElseThrow().ranks().stream()
                .filter(rank -> rank.place() == 1)
                .count();
        return rank(over, name).place() == 1 ? 1.0 / first : 0;
    }

    /// The player who began is second in the next game: the seats are exchanged, and the first seat begins.
    @Test
    default void inAReturnMatchEachOfTwoBeginsOnce() {
        var first = begun(FLORA, "return-match");
        assertThat(first.table().options()).containsEntry("first", "seat");
        assertThat(first.present().waitingFor()).containsExactly(Seat.of(0));
        assertThat(first.table().mine()).containsExactly(Seat.of(1));
        var over = ben().post(path(first) + "/resign", new Calls.ForSeat(Seat.of(1)), Snapshot.class);
        var second = next(ben(), over);
        assertThat(second.table().mine()).containsExactly(Seat.of(0));
        assertThat(second.present().waitingFor()).as("Ben begins").containsExactly(Seat.of(0));
        assertThat(match(second).standings().getFirst().wins()).isEqualTo(1);
        assertThat(match(second).standings().getFirst().seat())
                .as("Ada has won")
                .contains(Seat.of(1));
    }

    @Test
    default void aGameThatWasStoppedIsPlayedAgain() {
        var april = begun(GARDENERS, "season");
        assertThat(match(april).standings().getFirst().seat()).contains(Seat.of(1));
        ada().post(path(april) + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        var proposal =
                ben().get(path(april), Snapshot.class).present().proposal().orElseThrow();
        var stopped = ben().post(
                        path(april) + "/vote", new Calls.Vote(proposal.id(), Optional.empty(), true), Snapshot.class);
        assertThat(match(stopped).standings())
                .allSatisfy(standing -> assertThat(standing.wins()).isZero());
        var again = next(ada(), stopped);
        assertThat(again.table().options()).isEqualTo(Map.of("month", "april"));
        assertThat(match(again).game()).isEqualTo(1);
        assertThat(again.table().mine()).containsExactly(Seat.of(0));
    }

    @Test
    default void specialOptionsAreOfferedOnlyAtTheirTables() {
        var gardeners = ada().get("/api/games", People.Games.class).games().stream()
                .filter(game -> game.slug().equals(GARDENERS))
                .findFirst()
                .orElseThrow();
        var offered = new TreeMap<String, Set<String>>();
        gardeners
                .options()
                .forEach(option -> offered.put(option.name(), option.standards().keySet()));
        assertThat(offered)
                .containsEntry("younger", Set.of("2"))
                .containsEntry("solo-gnomes", Set.of("1"))
                .containsEntry("month", Set.of("1", "2"));
    }

    @Test
    default void againstWhoGivesUpAloneTheAutomaWins() {
        var table = ada().post(
                        "/api/tables", NewTables.match("solo-season", NewTables.table(GARDENERS, ME)), Snapshot.class);
        var you = table.table().seats().getFirst().name();
        assertThat(match(table).standings()).containsExactly(standing(0, you, 1, 0), standing(-1, "automa", 2, 0));
        var over = ada().post(path(table) + "/resign", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        assertThat(over.table().outcome().orElseThrow().ranks())
                .containsExactly(
                        new Outcome.Rank(Optional.empty(), "automa", 1, Optional.empty()),
                        new Outcome.Rank(Optional.of(Seat.of(0)), you, 2, Optional.empty()));
        assertThat(match(over).standings()).containsExactly(standing(-1, "automa", 1, 1), standing(0, you, 2, 0));
        assertThat(ada().text(path(table) + "/record")).contains("table: The game ends by resignation. automa wins.\n");
        for (int game = 2; game <= 7; game++) {
            table = next(ada(), over);
            assertThat(match(table).game()).isEqualTo(game);
            assertThat(match(table).standings())
                    .containsExactly(standing(-1, "automa", 1, game - 1), standing(0, you, 2, 0));
            over = ada().post(path(table) + "/resign", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        }
        assertThat(match(over).over()).isTrue();
        assertThat(match(over).standings().getFirst()).isEqualTo(standing(-1, "automa", 1, 7));
    }

    private static MatchCard.Standing standing(int seat, String name, int place, double wins) {
        return new MatchCard.Standing(seat < 0 ? Optional.empty() : Optional.of(Seat.of(seat)), name, place, wins, 0);
    }

    @Test
    default void aMatchThatCannotBePlayedIsRefused() {
        var wrong = Map.of(
                "match", NewTables.match("league", NewTables.table(GARDENERS, ME, OPEN)),
                "seats", NewTables.match("solo-season", NewTables.table(GARDENERS, ME, OPEN)),
                "month",
                        NewTables.match(
                                "season",
                                NewTables.with(NewTables.table(GARDENERS, ME, OPEN), Map.of("month", "june"))));
        wrong.forEach((where, table) -> {
            var fault = ada().fault("/api/tables", table);
            assertThat(fault.code()).isEqualTo("input/setup");
            assertThat(fault.where()).contains(where);
        });
    }
}
