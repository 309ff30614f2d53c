package parterre.flora.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.TextForm;
import parterre.engine.box.NamedLines;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Piles;
import parterre.flora.material.Plant;
import parterre.flora.table.Draft;
import parterre.flora.table.Position;
import parterre.flora.table.TurnState;

/// Positions as text, one line for each thing on the table; all cards that are named nowhere are in their decks:
///
/// ```text
/// edition: 1
/// seats: 2
/// stage: action
/// turns: 5, first P1
/// in-turn: bought, cards 1
/// market: pinnacles fire-station
/// events-under: P2=arson
/// discard: water 2 time 1
/// events-done: earthquake 1
/// known: all of P1 fire 1
/// P1: coins 3, hand fire 1, lands headquarters-1 point-lobos(big sagebrush)
/// P2: coins 12, hand -, lands headquarters-4 granite-quarry(reservoir used)
/// ```
///
/// What is read is checked by [PositionValidator]. FF-D3
public final class FloraPositions implements TextForm<Position> {
    /// Who knows of a card that everybody knows of.
    static final String EVERYBODY = "all";

    static final List<String> NAMES = names();

    private static List<String> names() {
        var names = new ArrayList<>(List.of(
                "stage",
                "turns",
                "in-turn",
                "event",
                "looked",
                "market",
                "lands-under",
                "events-under",
                "discard",
                "events-done",
                "known"));
        Seat.first(FloraTerms.INFO.mostSeats()).forEach(seat -> names.add(seat.toString()));
        return List.copyOf(names);
    }

    @Override
    public String write(Position position) {
        var table = position.table();
        var facts = table.facts();
        var lines = new ArrayList<String>();
        lines.add("stage: " + StageForm.of(facts, table.turn().eventCard()).write(table.stage()));
        lines.add("turns: " + table.turn().turns() + ", first "
                + Seat.of(table.turn().first()));
        var inTurn = inTurn(table);
        if (!inTurn.isEmpty()) {
            lines.add("in-turn: " + inTurn);
        }
        if (table.turn().eventCard() != TurnState.NO_EVENT_CARD) {
            lines.add("event: " + facts.eventCardId(table.turn().eventCard()));
        }
        add(
                lines,
                "looked",
                IntStream.of(table.decks().looked())
                        .mapToObj(facts::eventCardId)
                        .toList());
        add(lines, "market", facts.landIds(table.decks().market()));
        add(lines, "lands-under", facts.landIds(table.decks().landsUnder()));
        add(
                lines,
                "events-under",
                IntStream.of(table.decks().eventsUnder())
                        .mapToObj(
                                card -> Seat.of(Piles.seatUnder(card)) + "=" + facts.eventCardId(Piles.kindUnder(card)))
                        .toList());
        if (table.decks().discard() != Hand.NONE) {
            lines.add("discard: " + Hand.write(table.decks().discard()));
        }
        add(
                lines,
                "events-done",
                IntStream.range(0, facts.eventCardCount())
                        .filter(event -> table.decks().eventsDone(event) > 0)
                        .mapToObj(event ->
                                facts.eventCardId(event) + " " + table.decks().eventsDone(event))
                        .toList());
        if (table.purses().remembers()) {
            lines.add("known: "
                    + table.purses().known().stream()
                            .map(known -> known.by().map(Seat::toString).orElse(EVERYBODY) + " of " + known.of() + " "
                                    + Hand.write(known.cards()))
                            .collect(Collectors.joining(", ")));
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            lines.add(Seat.of(seat) + ": coins " + table.purses().coins(seat) + ", hand "
                    + Hand.write(table.purses().hand(seat)) + ", lands " + row(table, seat));
        }
        return NamedLines.write(table.terms().setup()) + String.join("\n", lines) + "\n";
    }

    private static void add(List<String> lines, String name, List<String> words) {
        if (!words.isEmpty()) {
            lines.add(name + ": " + String.join(" ", words));
        }
    }

    private static String inTurn(Draft table) {
        var parts = new ArrayList<String>();
        if (table.turn().hasBought()) {
            parts.add("bought");
        }
        if (table.turn().cardsBought() > 0) {
            parts.add("cards " + table.turn().cardsBought());
        }
        if (table.turn().proposals() > 0) {
            parts.add("proposals " + table.turn().proposals());
        }
        for (var seat : Seat.first(table.seats())) {
            if (table.turn().isClosed(seat.index())) {
                parts.add("closed " + seat);
            }
        }
        return String.join(", ", parts);
    }

    private static String row(Draft table, int seat) {
        return table.lands().size(seat) == 0
                ? "-"
                : IntStream.range(0, table.lands().size(seat))
                        .mapToObj(slot -> ground(table, table.lands().landAt(seat, slot)))
                        .collect(Collectors.joining(" "));
    }

    private static String ground(Draft table, int land) {
        var facts = table.facts();
        int holding = table.lands().holding(land);
        var parts = new ArrayList<String>();
        int plant = Holding.plant(holding);
        if (plant != Plant.NONE) {
            parts.add(Plant.size(plant).word() + " " + facts.speciesId(Plant.species(plant)));
        }
        if (Holding.building(holding) != Holding.NO_BUILDING) {
            parts.add(facts.landId(Holding.building(holding)) + (Holding.used(holding) ? " used" : ""));
        }
        if (Holding.seed(holding) != Holding.NO_SEED) {
            parts.add("seed " + facts.speciesId(Holding.seed(holding)));
        }
        return facts.landId(land) + (parts.isEmpty() ? "" : "(" + String.join(" ", parts) + ")");
    }

    @Override
    public Reading<Position> read(String text) {
        var lines = new NamedLines(text, NAMES);
        return lines.setup(FloraTerms.INFO).then(setup -> new PositionReader(lines, FloraTerms.of(setup)).read());
    }
}
