package parterre.flora.cards;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Reading;

/// Checks that the cards of a file fit together, so that a game can be set up, played and won. FF-11.1
final class CardChecks {
    private CardChecks() {}

    /// Returns all problems. Each names file, list, and remedy.
    ///
    /// @param cards each right by itself
    static List<Reading.Problem> problems(String file, Cards cards) {
        var problems = new ArrayList<Reading.Problem>();
        if (cards.species().stream()
                .noneMatch(one -> one.isNative() && one.big().stars() > 0)) {
            problems.add(wrong(file, "plants", new CardFault.NoNativeWithStars()));
        }
        if (cards.lands().size() > Cards.MOST_LANDS) {
            problems.add(wrong(
                    file, "parcels", new CardFault.TooManyLands(cards.lands().size(), Cards.MOST_LANDS)));
        }
        if (cards.lands().size() < 2 * Cards.STARTS + Cards.MARKET) {
            problems.add(wrong(
                    file,
                    "parcels",
                    new CardFault.TooFewLands(
                            Cards.MARKET,
                            2 * Cards.STARTS + Cards.MARKET - cards.lands().size())));
        }
        if (cards.resources().stream().mapToInt(Integer::intValue).sum() == 0) {
            problems.add(wrong(file, "resources", new CardFault.NoResources()));
        }
        if (cards.eventCards().stream()
                .noneMatch(event -> !event.flood() && event.copies().getFirst() > 0)) {
            problems.add(wrong(file, "events", new CardFault.NoEventCardForOne()));
        }
        startsInBothRegions(file, cards, problems);
        return problems;
    }

    /// A player's field lies in another region than their Headquarters, so that fires are fair. FF-3.2
    private static void startsInBothRegions(String file, Cards cards, List<Reading.Problem> problems) {
        for (var region : Region.values()) {
            long headquarters = starts(cards, Land.Sort.HEADQUARTERS, region);
            long fields = starts(cards, Land.Sort.FIELD, region);
            if (headquarters + fields != Cards.STARTS) {
                problems.add(
                        wrong(file, "fields", new CardFault.FieldsDoNotFit((int) headquarters, (int) fields, region)));
                return;
            }
        }
    }

    private static long starts(Cards cards, Land.Sort sort, Region region) {
        return cards.lands().stream()
                .filter(land -> land.sort() == sort
                        && land.region().filter(region::equals).isPresent())
                .count();
    }

    private static Reading.Problem wrong(String file, String where, CardFault fault) {
        return Reading.Problem.of(file + ": " + where, fault);
    }
}
