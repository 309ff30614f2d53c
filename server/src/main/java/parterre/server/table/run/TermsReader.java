package parterre.server.table.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.server.people.Names;
import parterre.server.people.Person;
import parterre.server.table.state.Chair;
import parterre.server.table.state.MatchPlay;
import parterre.server.table.state.MatchTerms;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.Terms;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.FaultCode;
import parterre.server.wire.FileCard;
import parterre.server.wire.NewTable;
import parterre.server.wire.ServerFault;

/// Turns a call for a new table into the table's terms, or says what is wrong with it.
final class TermsReader {
    /// In characters.
    private static final int MOST_OF_A_FILE = 200_000;

    private final Bots bots;
    private final Luck luck;

    TermsReader(Bots bots, Luck luck) {
        this.bots = bots;
        this.luck = luck;
    }

    /// @param recorded the record that the game goes on from
    <S, M extends Move, V> StoredEvent.Created created(
            GameBox<S, M, V> box, Person by, NewTable wanted, Optional<GameRecord> recorded) {
        int seats = wanted.seats().size();
        wanted.clock().ifPresent(TermsReader::check);
        var setup = recorded.map(GameRecord::setup)
                .orElseGet(() -> wanted.match()
                        .map(match -> first(box, match, seats, wanted.options()))
                        .orElseGet(() -> read(box, seats, wanted.options())));
        if (recorded.isPresent() && wanted.match().isPresent()) {
            throw ApiException.of(FaultCode.SETUP, new ServerFault.MatchFromStart(), "match");
        }
        if (setup.seats() != seats) {
            throw ApiException.of(FaultCode.SETUP, new ServerFault.FillSeats(setup.seats()), "seats");
        }
        checkFiles(box, setup);
        var terms = new Terms(
                box.game().info().slug(),
                setup.edition(),
                seats,
                setup.chosen(),
                wanted.clock().orElseGet(ClockTerms.None::new),
                wanted.spectators(),
                wanted.openHands(),
                wanted.aids(),
                wanted.listed(),
                wanted.match().map(match -> new MatchTerms(match, List.of())),
                recorded.map(record -> new RecordForm(List.of(box.game().info())).write(record)));
        return new StoredEvent.Created(terms, chairs(box, by, wanted), by.id(), List.of());
    }

    /// A file may have the size that it may have to be checked.
    private static void checkFiles(GameBox<?, ?, ?> box, Setup setup) {
        for (var option : box.game().info().options()) {
            if (option instanceof Option.File file
                    && FileCard.chosen(file, setup)
                            .filter(chosen -> chosen.content().length() > MOST_OF_A_FILE)
                            .isPresent()) {
                throw ApiException.of(FaultCode.SETUP, new ServerFault.FileTooLarge(MOST_OF_A_FILE), option.name());
            }
        }
    }

    /// Returns the setup of a match's first game, once all of its games have been found to be playable.
    private static Setup first(GameBox<?, ?, ?> box, String match, int seats, Map<String, String> options) {
        var plan = MatchPlay.plan(box, match)
                .orElseThrow(() -> ApiException.of(FaultCode.SETUP, new ServerFault.NoSuchMatch(match), "match"));
        int wanted = plan.games().getFirst().seats();
        if (wanted != seats) {
            throw ApiException.of(FaultCode.SETUP, new ServerFault.MatchSeats(match, wanted, seats), "seats");
        }
        plan.games().stream()
                .flatMap(game -> game.chosen().keySet().stream())
                .filter(options::containsKey)
                .findFirst()
                .ifPresent(option -> {
                    throw ApiException.of(FaultCode.SETUP, new ServerFault.MatchOption(match, option), option);
                });
        var setups = IntStream.range(0, plan.games().size())
                .mapToObj(game -> read(box, seats, MatchPlay.options(plan, game, options)))
                .toList();
        return setups.getFirst();
    }

    private static Setup read(GameBox<?, ?, ?> box, int seats, Map<String, String> options) {
        var info = box.game().info();
        var setup = orThrow(Setup.read(info, info.edition(), seats, options), FaultCode.SETUP);
        box.game().refusal(setup).ifPresent(refusal -> {
            throw ApiException.of(FaultCode.SETUP, refusal.reason(), refusal.rule());
        });
        return setup;
    }

    /// Returns what was read, or throws the fault in it.
    static <T> T orThrow(Reading<T> reading, FaultCode code) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(var problems) -> throw ApiException.of(code, problems);
        };
    }

    private List<Chair> chairs(GameBox<?, ?, ?> box, Person by, NewTable wanted) {
        var seats = new ArrayList<>(wanted.seats());
        if (wanted.shuffled()) {
            Collections.shuffle(seats, new Random(luck.bits()));
        }
        var names = new ArrayList<String>();
        var chairs = new ArrayList<Chair>();
        for (int i = 0; i < seats.size(); i++) {
            chairs.add(chair(box, by, Seat.of(i), seats.get(i), names));
        }
        if (chairs.stream().noneMatch(chair -> chair.isOf(by.id()) || chair.isOpen())) {
            throw ApiException.of(FaultCode.SETUP, new ServerFault.KeepASeat(), "seats");
        }
        return chairs;
    }

    private Chair chair(GameBox<?, ?, ?> box, Person by, Seat seat, NewTable.NewSeat wanted, List<String> names) {
        int factor = wanted.timeFactor().orElse(1);
        if (factor < 1 || factor > 10) {
            throw ApiException.of(FaultCode.SETUP, new ServerFault.TimeFactor(), "timeFactor");
        }
        return switch (wanted.kind()) {
            case OPEN -> Chair.open(seat, factor);
            case ME -> {
                var name = wanted.name()
                        .map(text -> Names.chosen(text, bots.broughtNames())
                                .orElseThrow(() -> ApiException.of(
                                        FaultCode.NAME,
                                        new ServerFault.Meaning(FaultCode.NAME),
                                        "seats." + seat + ".name")))
                        .orElse(by.name());
                yield Chair.open(seat, factor).takenBy(by, free(name, names), false);
            }
            case BOT -> {
                var levels = bots.levels(box);
                var level = levels.stream()
                        .filter(known -> known.id().equals(wanted.level().orElse("")))
                        .findFirst()
                        .orElseThrow(() -> ApiException.of(
                                FaultCode.SETUP,
                                new ServerFault.WhichBot(
                                        seat,
                                        String.join(
                                                ", ",
                                                levels.stream()
                                                        .map(known -> known.id())
                                                        .toList())),
                                "seats." + seat + ".level"));
                yield Chair.bot(seat, level.id(), free(level.name(), names));
            }
        };
    }

    private static String free(String name, List<String> names) {
        var free = Names.free(name, names);
        names.add(free);
        return free;
    }

    private static void check(ClockTerms clock) {
        switch (clock) {
            case ClockTerms.None() -> {}
            case ClockTerms.Live(int initial, int increment, int response) -> {
                within(initial, 30, 14_400, "clock.initialSeconds");
                within(increment, 0, 300, "clock.incrementSeconds");
                within(response, 5, 300, "clock.responseSeconds");
            }
            case ClockTerms.Days(int days, int pause) -> {
                within(days, 1, 14, "clock.perDecision");
                within(pause, 0, 30, "clock.pauseDays");
            }
        }
    }

    private static void within(int value, int least, int most, String where) {
        if (value < least || value > most) {
            throw ApiException.of(FaultCode.SETUP, new ServerFault.ValueOutOfRange(value, least, most), where);
        }
    }
}
