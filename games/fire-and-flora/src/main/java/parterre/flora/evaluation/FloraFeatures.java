package parterre.flora.evaluation;

import java.util.List;
import parterre.engine.box.Features;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;
import parterre.flora.events.Stage;
import parterre.flora.material.Hand;
import parterre.flora.position.Draft;
import parterre.flora.position.Position;

/// The features from which a value of Fire and Flora is learned. All numbers come from the faces of cards:
/// stars, icons, incomes, prices and abilities.
///
/// [Settling] carries out pending effects first. Before the actions of a turn, the income of the active player
/// counts as received. Each card to be drawn counts as a share of each type. An offer counts as declined. From
/// the third offer in a turn on, each offer counts as a lost star until the turn ends. Otherwise a bot would go
/// on offering instead of ending its turn.
public final class FloraFeatures implements Features<Position> {
    private static final List<String> NAMES = List.of(
            "stars",
            "lead",
            "small-lead",
            "to-go",
            "gain-now",
            "reach",
            "win-now",
            "rival-reach",
            "rival-wins",
            "turn",
            "turns-until",
            "ripe",
            "bought",
            "two-seats",
            "seats",
            "rounds",
            "coins",
            "income-coins",
            "income-cards",
            "lands",
            "open",
            "natives",
            "kinds",
            "big-natives",
            "growth",
            "parents",
            "water",
            "fire",
            "labor",
            "nefarious",
            "time",
            "hand",
            "rival-hand",
            "rival-blocks",
            "small-weeds",
            "big-weeds",
            "weedable",
            "soft",
            "burnt",
            "fire-odds",
            "rain",
            "threat",
            "menace",
            "nursery",
            "lends",
            "shelter",
            "trade",
            "best-buy");

    private static final int FIRE = Resource.FIRE.place();

    /// No number is larger.
    private static final float LARGEST = 4;

    /// The number of offers in a turn that cost nothing, and the most stars that further offers cost.
    private static final int FREE_PROPOSALS = 2;

    private static final int MOST_LOST = 6;

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int parties(Position position) {
        return position.table().seats();
    }

    @Override
    public void write(Position position, float[] into) {
        var table = isPending(position.table().stage()) ? Settling.of(position) : position.table();
        new Writer(table).write(into);
    }

    private static boolean isPending(Stage stage) {
        return stage instanceof Stage.Window
                || stage instanceof Stage.Asking
                || stage instanceof Stage.Robbing
                || stage instanceof Stage.Offered;
    }

    /// Holds the data of one position for all its seats.
    private static final class Writer {
        private final Draft table;
        private final int seats;
        private final int active;
        private final boolean paid;
        private final boolean over;
        private final int tired;
        private final float fireOdds;
        private final long deck;
        private final int deckSize;
        private final Prospects[] rows;

        Writer(Draft table) {
            this.table = table;
            seats = table.seats();
            active = table.active();
            over = table.stage() instanceof Stage.Over;
            paid = LandscapeEvaluator.isPaid(table);
            tired = Math.clamp(table.turn().proposals() - FREE_PROPOSALS, 0, MOST_LOST);
            fireOdds = fireOdds(table);
            var decks = table.decks();
            deck = decks.resources() == Hand.NONE ? decks.discard() : decks.resources();
            deckSize = Math.max(1, Hand.size(deck));
            rows = new Prospects[seats];
            for (int seat = 0; seat < seats; seat++) {
                boolean acts = seat == active && paid;
                int coins = table.coins(seat)
                        + (acts ? 0 : table.lands().estate(seat).coins());
                rows[seat] =
                        new Prospects(table, seat, coins, !acts || !table.turn().hasBought());
            }
        }

        /// Returns the probability that the next event card is a fire.
        private static float fireOdds(Draft table) {
            if (table.stage() instanceof Stage.Die && table.eventCard().effect().startsFire()) {
                return 1;
            }
            var decks = table.decks();
            var cards = table.facts().cards();
            int all = 0;
            int fires = 0;
            boolean shuffles = decks.eventDeckSize() == 0;
            for (int kind = 0; kind < decks.eventCards().length; kind++) {
                int count = shuffles ? decks.eventsDone(kind) : decks.eventCards()[kind];
                all += count;
                fires += count > 0 && cards.eventCard(kind).effect().startsFire() ? count : 0;
            }
            return all == 0 ? 0 : (float) fires / all;
        }

        void write(float[] into) {
            for (int seat = 0; seat < seats; seat++) {
                write(seat, into, seat * NAMES.size());
            }
        }

        /// Returns the number of cards that are about to be drawn.
        private int toCome(int seat) {
            if (table.stage() instanceof Stage.Drawing drawing && drawing.seat().index() == seat) {
                return drawing.left();
            }
            return seat == active && !paid ? table.lands().estate(seat).cards() : 0;
        }

        private void write(int seat, float[] into, int at) {
            int goal = table.terms().goal();
            var row = rows[seat];
            var estate = table.lands().estate(seat);
            boolean turn = seat == active && !over;
            long hand = table.purses().hand(seat);
            int bestStars = 0;
            int rivalReach = Integer.MIN_VALUE;
            int rivalCards = 0;
            int rivalBlocks = 0;
            int threat = 0;
            int menace = 0;
            for (int other = 0; other < seats; other++) {
                if (other == seat) {
                    continue;
                }
                long theirs = table.purses().hand(other);
                bestStars = Math.max(bestStars, stars(other));
                rivalReach = Math.max(rivalReach, reach(other));
                rivalCards += Hand.size(theirs);
                rivalBlocks += Hand.count(theirs, FIRE);
                threat = Math.max(threat, row.lostTo(theirs));
                menace = Math.max(menace, rows[other].lostTo(hand));
            }
            int stars = stars(seat);
            int lead = stars - bestStars;
            int reach = reach(seat);
            int coming = toCome(seat);
            int i = at;
            into[i++] = stars / 12f;
            into[i++] = Math.clamp(lead / 6f, -3, 3);
            into[i++] = Math.clamp(lead / 2f, -1, 1);
            into[i++] = Math.clamp((goal - stars) / 6f, -1, 3);
            into[i++] = row.now / 4f;
            into[i++] = Math.clamp((reach - goal) / 5f, -3, 1);
            into[i++] = reach >= goal ? turn ? 1 : 0.5f : 0;
            into[i++] = Math.clamp((rivalReach - goal) / 5f, -3, 1);
            into[i++] = rivalReach >= goal ? turn ? 0.5f : 1 : 0;
            into[i++] = turn ? 1 : 0;
            into[i++] = (float) Math.floorMod(seat - active, seats) / seats;
            into[i++] = waited(seat);
            into[i++] = turn && table.turn().hasBought() ? 1 : 0;
            into[i++] = seats == 2 ? 1 : 0;
            into[i++] = seats / 4f;
            into[i++] = (float) table.turn().turns() / seats / table.terms().roundCap();
            into[i++] = coins(seat) / 10f;
            into[i++] = estate.coins() / 6f;
            into[i++] = estate.cards() / 3f;
            into[i++] = table.lands().size(seat) / 8f;
            into[i++] = row.open / 2f;
            into[i++] = row.natives / 6f;
            into[i++] = Integer.bitCount(row.kinds) / 5f;
            into[i++] = row.bigNatives / 4f;
            into[i++] = row.growth / 5f;
            into[i++] = row.parents / 2f;
            float share = (float) coming / deckSize;
            for (int type = 0; type < Resource.COUNT; type++) {
                into[i++] = (Hand.count(hand, type) + share * Hand.count(deck, type)) / 2f;
            }
            into[i++] = (Hand.size(hand) + coming) / 5f;
            into[i++] = rivalCards / 5f / (seats - 1);
            into[i++] = rivalBlocks / 2f;
            into[i++] = row.smallWeeds / 2f;
            into[i++] = row.bigWeeds / 2f;
            into[i++] = row.weedable / 2f;
            into[i++] = row.soft / 5f;
            into[i++] = row.burnt / 4f;
            into[i++] = fireOdds * row.burnt / 2f;
            into[i++] = row.rain / 4f;
            into[i++] = threat / 3f;
            into[i++] = menace / 3f;
            into[i++] = estate.has(Ability.NURSERY) ? 1 : 0;
            into[i++] = estate.has(Ability.PLAY_AS) ? 1 : 0;
            into[i++] = has(seat, Ability.FIRE_STATION, Ability.SEED_VAULT, Ability.RANGER) / 2f;
            into[i++] = has(seat, Ability.STORE, Ability.MARKET, Ability.LAND_TRUST) / 2f;
            into[i] = row.bought / 2f;
            for (int number = at; number <= i; number++) {
                into[number] = Math.clamp(into[number], -LARGEST, LARGEST);
            }
        }

        private int has(int seat, Ability... abilities) {
            int count = 0;
            for (var ability : abilities) {
                count += table.lands().estate(seat).has(ability) ? 1 : 0;
            }
            return count;
        }

        private int stars(int seat) {
            return rows[seat].stars - (seat == active ? tired : 0);
        }

        /// Returns the stars that a seat may show after its possible actions now.
        private int reach(int seat) {
            var row = rows[seat];
            var estate = table.lands().estate(seat);
            boolean nurses =
                    row.open > 0 && estate.usable(Ability.NURSERY) >= 0 && row.coins >= estate.amount(Ability.NURSERY);
            return stars(seat) + row.now + row.bought + (nurses ? 1 : 0);
        }

        private int coins(int seat) {
            int coins = table.coins(seat);
            if (seat == active && !paid) {
                coins += table.lands().estate(seat).coins();
            }
            return coins;
        }

        /// Returns the part of a seat's wait for its next income that is over.
        private float waited(int seat) {
            return (float) (seats - 1 - Math.floorMod(seat - active - 1, seats)) / seats;
        }
    }
}
