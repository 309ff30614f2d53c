package parterre.flora.text;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.box.NamedLines;
import parterre.flora.cards.Size;
import parterre.flora.material.Facts;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.table.Draft;
import parterre.flora.table.Position;
import parterre.flora.table.Purses;
import parterre.flora.table.Stage;
import parterre.flora.trading.Trading;

/// Reads one position and gathers what is wrong with it. Used once. FF-D3
final class PositionReader {
    private static final int MOST_COINS = 9_999;
    private static final int MOST_COUNT = 999;
    private static final Pattern PLAYER =
            Pattern.compile("coins\\s+(?<coins>[0-9]{1,4}),\\s*hand\\s+(?<hand>[^,]+),\\s*lands\\s+(?<lands>.+)");
    private static final Pattern GROUND = Pattern.compile("(?<land>[a-z0-9-]+)(\\((?<on>[a-z0-9 -]*)\\))?");
    private static final Pattern TURNS = Pattern.compile("(?<turns>[0-9]{1,4})(,\\s*first\\s+(?<first>P[1-8]))?");
    private static final Pattern UNDER = Pattern.compile("(?<by>P[1-8])=(?<event>[a-z0-9-]+)");

    private static final Pattern KNOWN = Pattern.compile("(?<by>all|P[1-8])\\s+of\\s+(?<of>P[1-8])\\s+(?<cards>.+)");

    private final NamedLines lines;
    private final Draft table;
    private final Facts facts;

    PositionReader(NamedLines lines, FloraTerms terms) {
        this.lines = lines;
        table = new Draft(terms);
        facts = terms.facts();
    }

    Reading<Position> read() {
        lines.value("event").ifPresent(id -> table.turn().setEventCard(eventCard("event", id)));
        table.waitFor(lines.part("stage", stageForm().read(lines.value("stage").orElse("")), new Stage.Over()));
        turns();
        inTurn();
        table.decks()
                .buildDiscard(
                        lines.part("discard", Hand.read(lines.value("discard").orElse("-")), Hand.NONE));
        for (int seat = 0; seat < FloraTerms.INFO.mostSeats(); seat++) {
            player(Seat.of(seat));
        }
        known();
        lands();
        eventCards();
        if (lines.problems().isEmpty()) {
            PositionValidator.problem(table).ifPresent(lines::add);
        }
        if (lines.problems().isEmpty()) {
            Trading.show(table);
        }
        return lines.problems().isEmpty() ? Reading.good(table.position()) : new Reading.Bad<>(lines.problems());
    }

    private StageForm stageForm() {
        return StageForm.of(facts, table.turn().eventCard());
    }

    private void turns() {
        var turns = TURNS.matcher(lines.value("turns").orElse("0"));
        if (!turns.matches()) {
            lines.wrong("turns", "is not clear", "write how many turns have ended and who began: 5, first P1");
            return;
        }
        int ended = Integer.parseInt(turns.group("turns"));
        int first = turns.group("first") == null
                ? 0
                : Seat.read(turns.group("first")).orThrow().index();
        if (first >= table.seats()) {
            lines.wrong("turns", "name " + turns.group("first"), "name a seat of this table");
            first = 0;
        }
        boolean capped = ended > 0 && ended == table.terms().roundCap() * table.seats();
        table.turn().build(first, ended, (first + ended - (capped ? 1 : 0)) % table.seats());
    }

    private void inTurn() {
        for (var part : lines.value("in-turn").orElse("").split(",", -1)) {
            var words = part.strip().split("\\s+");
            switch (words[0]) {
                case "" -> {}
                case "bought" -> table.turn().setBought();
                case "cards" -> table.turn().countCards(number("in-turn", words, 1));
                case "proposals" -> table.turn().countProposals(number("in-turn", words, 1));
                case "closed" -> closed(lines.part("in-turn", Seat.read(words.length > 1 ? words[1] : ""), Seat.of(0)));
                default -> lines.wrong("in-turn", "has '" + part.strip() + "'", "write bought, cards 1, closed P2");
            }
        }
    }

    private void closed(Seat seat) {
        if (seat.index() >= table.seats() || seat.index() == table.active()) {
            lines.wrong("in-turn", "closes a seat that gets no offers", "name other seats of this table");
        } else {
            table.turn().close(seat.index());
        }
    }

    private int number(String name, String[] words, int at) {
        if (words.length == at + 1 && words[at].matches("[1-9][0-9]{0,2}")) {
            return Math.min(MOST_COUNT, Integer.parseInt(words[at]));
        }
        lines.wrong(name, "has no clear number", "write a number from 1 to " + MOST_COUNT);
        return 0;
    }

    // --- Lands ------------------------------------------------------------------------------------------------------

    /// A land that is named for the first time.
    private int land(String name, String id) {
        int land = facts.land(id);
        if (land < 0) {
            lines.wrong(name, "has '" + id + "', which is no land", "write the id of a Land Card");
            return -1;
        }
        if (!table.decks().lands().has(land)) {
            lines.wrong(name, "has " + id + ", which is somewhere else, too", "name each Land Card once");
            return -1;
        }
        table.decks().takeLand(land);
        return land;
    }

    private void lands() {
        for (var id : words("market")) {
            int land = land("market", id);
            if (land >= 0) {
                table.decks().addToMarket(land);
            }
        }
        for (var id : words("lands-under")) {
            int land = land("lands-under", id);
            if (land >= 0) {
                table.decks().putLandUnder(land);
            }
        }
    }

    private List<String> words(String name) {
        var text = lines.value(name).orElse("");
        return text.isEmpty() || text.equals("-") ? List.of() : List.of(text.split("\\s+"));
    }

    private void player(Seat seat) {
        var name = seat.toString();
        var text = lines.value(name);
        if (seat.index() >= table.seats()) {
            text.ifPresent(_ -> lines.wrong(name, "does not play", "this table has " + table.seats() + " seats"));
            return;
        }
        var player = PLAYER.matcher(text.orElse(""));
        if (!player.matches()) {
            lines.wrong(
                    name,
                    text.isEmpty() ? "is missing" : "is not clear",
                    "write such as coins 10, hand water 1, lands headquarters-1 point-lobos(big sagebrush)");
            return;
        }
        table.purses().gain(seat.index(), Math.min(MOST_COINS, Integer.parseInt(player.group("coins"))));
        long hand = lines.part(name, Hand.read(player.group("hand")), Hand.NONE);
        table.purses().setHand(seat.index(), hand);
        table.decks().takeResources(hand);
        row(seat, player.group("lands").strip());
    }

    private void known() {
        for (var part : lines.value("known").orElse("").split(",", -1)) {
            var known = KNOWN.matcher(part.strip());
            if (part.isBlank()) {
                continue;
            }
            if (!known.matches()) {
                lines.wrong("known", "has '" + part.strip() + "'", "write such as all of P1 fire 1, P2 of P3 time 1");
                continue;
            }
            var by = known.group("by").equals(FloraPositions.EVERYBODY)
                    ? Optional.<Seat>empty()
                    : Optional.of(Seat.read(known.group("by")).orThrow());
            var of = Seat.read(known.group("of")).orThrow();
            long cards = lines.part("known", Hand.read(known.group("cards")), Hand.NONE);
            if (by.equals(Optional.of(of)) || Math.max(of.index(), by.orElse(of).index()) >= table.seats()) {
                lines.wrong("known", "has '" + part.strip() + "'", "name other seats of this table");
            } else {
                table.purses().know(new Purses.Known(by, of, cards));
            }
        }
    }

    private void row(Seat seat, String text) {
        var name = seat.toString();
        if (text.equals("-")) {
            return;
        }
        var rest = text;
        while (!rest.isEmpty()) {
            var ground = GROUND.matcher(rest);
            if (!ground.lookingAt()) {
                lines.wrong(name, "has '" + rest + "'", "write lands such as granite-quarry(reservoir used)");
                return;
            }
            int land = land(name, ground.group("land"));
            if (land >= 0) {
                table.lands().append(seat.index(), land);
                ground(name, land, ground.group("on") == null ? "" : ground.group("on"));
            }
            rest = rest.substring(ground.end()).strip();
        }
    }

    /// What is on a parcel: `big sagebrush`, `reservoir used`, `seed chamise`, or more than one of these.
    private void ground(String name, int land, String text) {
        var words = text.strip().isEmpty() ? new String[0] : text.strip().split("\\s+");
        int holding = table.lands().holding(land);
        for (int i = 0; i < words.length; i++) {
            switch (words[i]) {
                case "big", "small" -> {
                    var size = words[i].equals("big") ? Size.BIG : Size.SMALL;
                    int species = species(name, i + 1 < words.length ? words[++i] : "");
                    holding = species < 0 ? holding : Holding.withPlant(holding, Plant.of(species, size));
                }
                case "seed" -> {
                    int species = species(name, i + 1 < words.length ? words[++i] : "");
                    holding = species < 0 ? holding : Holding.withSeed(holding, species);
                }
                case "used" -> holding = Holding.asUsed(holding);
                default -> {
                    int building = land(name, words[i]);
                    holding = building < 0 ? holding : Holding.withBuilding(holding, building);
                }
            }
        }
        table.lands().setHolding(land, holding);
        int plant = Holding.plant(holding);
        if (plant != Plant.NONE) {
            table.lands().setPool(Plant.species(plant), table.lands().pool(Plant.species(plant)) - 1);
        }
    }

    private int species(String name, String id) {
        int species = facts.species(id);
        if (species < 0) {
            lines.wrong(name, "has '" + id + "', which is no species", "write the id of a species");
        }
        return species;
    }

    // --- Event cards ------------------------------------------------------------------------------------------------

    private int eventCard(String name, String id) {
        int card = facts.eventCard(id);
        if (card < 0) {
            lines.wrong(name, "has '" + id + "', which is no event card", "write the id of an event card");
        } else if (table.decks().eventCards()[card] == 0) {
            lines.wrong(
                    name,
                    "has " + id + " once too often",
                    "there are " + table.terms().copies(card) + " of it");
            return -1;
        } else {
            table.decks().takeEventCard(card);
        }
        return card;
    }

    private void eventCards() {
        for (var id : words("looked")) {
            int card = eventCard("looked", id);
            if (card >= 0) {
                table.decks().look(card);
            }
        }
        for (var word : words("events-under")) {
            var under = UNDER.matcher(word);
            if (!under.matches()) {
                lines.wrong("events-under", "has '" + word + "'", "write who put it there: P2=arson");
                continue;
            }
            int card = eventCard("events-under", under.group("event"));
            if (card >= 0) {
                table.decks()
                        .putEventUnder(
                                card, Seat.read(under.group("by")).orThrow().index());
            }
        }
        var done = words("events-done");
        for (int i = 0; i < done.size(); i += 2) {
            int count = i + 1 < done.size() && done.get(i + 1).matches("[1-9][0-9]?")
                    ? Integer.parseInt(done.get(i + 1))
                    : 0;
            if (count == 0) {
                lines.wrong("events-done", "has no number after " + done.get(i), "write such as arson 1");
            }
            for (int k = 0; k < count; k++) {
                int card = eventCard("events-done", done.get(i));
                if (card >= 0) {
                    table.decks().discardEventCard(card);
                }
            }
        }
    }
}
