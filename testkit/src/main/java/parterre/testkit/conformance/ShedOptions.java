package parterre.testkit.conformance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.engine.Attachment;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Setup;
import parterre.engine.TextForm;

/// The options that can be agreed before the start: one of every kind (chapter 1).
final class ShedOptions {
    static final int EDITION = 2;
    static final int OLDEST_EDITION = 1;

    /// CF-3.6.
    static final Option.Range ROUNDS = new Option.Range("rounds", "CF-3.6", 1, 5, 3);

    /// CF-6.1.
    static final Option.Range OFFERS = new Option.Range("offers", "CF-6.1", 0, 2, 1);

    /// CF-7.2.
    static final Option.Flag HARE = new Option.Flag("hare", "CF-7.2", false);

    /// CF-3.5.
    static final Option.Choice LEAD = new Option.Choice("lead", "CF-3.5", List.of("fixed", "passing"), "fixed");

    /// CF-1.2.
    static final Option.Table PETALS =
            new Option.Table("petals", "CF-1.2", 0, 9, new TreeMap<>(Map.of(2, 3, 3, 3, 4, 2)));

    /// CF-1.1.
    static final Option.Text<Cards> CARDS =
            new Option.Text<>("cards", "CF-1.1", new CardNumbers(), _ -> new Cards(6, 6, 6, 6));

    /// CF-1.5.
    static final Option.File FORECAST =
            new Option.File("forecast", "CF-1.5", new Attachment("forecast.txt", "1 rain\n2 bee\n"));

    static final GameInfo INFO = new GameInfo(
            "conformance",
            "The Potting Shed",
            "CF",
            2,
            4,
            EDITION,
            OLDEST_EDITION,
            List.of(ROUNDS, OFFERS, HARE, LEAD, PETALS, CARDS, FORECAST),
            List.of(
                    new GameInfo.Preset("short", Map.of("rounds", "1", "offers", "0")),
                    new GameInfo.Preset("lively", Map.of("lead", "passing", "offers", "2"))));

    private ShedOptions() {}

    /// Returns which options do not go together (CF-1.3, CF-1.4, CF-1.5).
    static Optional<Refusal> refusal(Setup setup) {
        int cards = setup.value(CARDS).size();
        int needed = 3 * setup.seats();
        if (cards < needed) {
            return Optional.of(new Refusal("CF-1.3", new ShedRefusal.TooFewCards(cards, setup.seats(), needed)));
        }
        if (setup.value(HARE) && setup.seats() == INFO.mostSeats()) {
            return Optional.of(new Refusal("CF-1.4", new ShedRefusal.NoPlaceForTheHare()));
        }
        return switch (Forecast.read(setup.value(FORECAST).content())) {
            case Reading.Good<Forecast> _ -> Optional.empty();
            case Reading.Bad<Forecast>(var problems) ->
                Optional.of(new Refusal(
                        "CF-1.5",
                        new ShedRefusal.ForecastUnreadable(problems.getFirst().line())));
        };
    }

    /// The numbers of cards as text: `R6 S6 B6 C6` (CF-1.1).
    private static final class CardNumbers implements TextForm<Cards> {
        private static final int MOST = 12;

        @Override
        public String write(Cards cards) {
            return "R" + cards.rain() + " S" + cards.sun() + " B" + cards.bee() + " C" + cards.crow();
        }

        @Override
        public Reading<Cards> read(String text) {
            var words = text.strip().split("\\s+");
            var cards = Cards.NONE;
            for (int i = 0; i < words.length; i++) {
                if (words.length != Kind.ALL.size()
                        || !words[i].matches("[A-Za-z][0-9]{1,2}")
                        || Kind.of(words[i].charAt(0)).orElse(Kind.CROW) != Kind.ALL.get(i)
                        || Integer.parseInt(words[i].substring(1)) > MOST) {
                    return Reading.bad("cards=" + text, new ShedFault.NotNumbersOfCards(MOST));
                }
                for (int n = Integer.parseInt(words[i].substring(1)); n > 0; n--) {
                    cards = cards.plus(Kind.ALL.get(i));
                }
            }
            return Reading.good(cards);
        }
    }
}
