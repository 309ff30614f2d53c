package parterre.flora.playing;

import java.util.Optional;
import parterre.flora.cards.Icons;
import parterre.flora.cards.Resource;
import parterre.flora.landscape.Tally;
import parterre.flora.material.Hand;
import parterre.flora.moves.FloraMove.Card;

/// The ways to lay a hand. First come single cards by the type that they are played as, then pairs that are on a line
/// of any plant, plain or as another type. FF-7.1 FF-7.2 FF-7.7
///
/// A usage is one number: a card's type and the type that it is played as, twice for two cards.
public sealed interface Usages permits Usages.Plain, LentUsages {
    int BITS = 3;
    int MASK = (1 << BITS) - 1;
    int CARD_BITS = 2 * BITS;
    int TWO = 1 << (2 * CARD_BITS);
    /// The sets of one icon, a bit for each.
    int SINGLE = (1 << Resource.COUNT) - 1;

    /// Returns all usages of the active player, with Nefarious.
    static Usages of(PlayingTable table) {
        long hand = table.purses().hand(table.active());
        int lent = table.lands().estate(table.active()).lentTypes();
        return lent == 0
                ? new Plain(Plain.laid(hand) & (table.facts().plants().pairs() | SINGLE))
                : new LentUsages(hand, lent, table.facts());
    }

    /// Returns the sets of icons that can be laid, a bit for each.
    int laid();

    /// Returns how many usages lay one of these sets of icons.
    int count(int sets);

    /// Returns how many usages there are on all tallied parcels together.
    int count(Tally parcels);

    /// Returns one of the usages that lay one of these sets of icons, counted from 0.
    int nth(int sets, int index);

    static int one(int type, int as) {
        return type | as << BITS;
    }

    static int two(int first, int second) {
        return TWO | first | second << CARD_BITS;
    }

    static Card first(int usage) {
        return card(usage);
    }

    static Optional<Card> second(int usage) {
        return (usage & TWO) == 0 ? Optional.empty() : Optional.of(card(usage >> CARD_BITS));
    }

    private static Card card(int usage) {
        return Plain.CARDS[usage & MASK][usage >> BITS & MASK];
    }

    /// Each card as what it is: one way for each set of icons.
    record Plain(int laid) implements Usages {
        private static final Card[][] CARDS = cards();
        private static final int[] USAGES = usages();
        /// The sets of icons by which types are held, and held twice.
        private static final int[] LAID = everyLaid();

        private static Card[][] cards() {
            var cards = new Card[Resource.COUNT][Resource.COUNT];
            for (var type : Resource.all()) {
                for (var as : Resource.all()) {
                    cards[type.place()][as.place()] = new Card(type, as);
                }
            }
            return cards;
        }

        private static int[] usages() {
            var usages = new int[Integer.SIZE];
            for (int one = 0; one < Resource.COUNT; one++) {
                usages[one] = one(one, one);
                for (int other = one; other < Resource.COUNT; other++) {
                    usages[Icons.pair(one, other)] = two(one(one, one), one(other, other));
                }
            }
            return usages;
        }

        private static int[] everyLaid() {
            var laid = new int[1 << (2 * Resource.COUNT)];
            for (int held = 0; held < laid.length; held++) {
                int twice = held >> Resource.COUNT;
                for (int one = 0; one < Resource.COUNT; one++) {
                    for (int other = one; other < Resource.COUNT; other++) {
                        boolean both = (held >> one & held >> other & 1) != 0;
                        boolean pair = one == other ? (twice >> one & 1) != 0 : both;
                        laid[held] |= pair ? 1 << Icons.pair(one, other) : 0;
                    }
                    laid[held] |= (held >> one & 1) << one;
                }
            }
            return laid;
        }

        private static int laid(long hand) {
            return laid(Hand.held(hand), Hand.heldTwice(hand));
        }

        /// Returns the sets of icons that can be laid with these types, of which there are two cards of some.
        static int laid(int held, int twice) {
            return LAID[held | twice << Resource.COUNT];
        }

        @Override
        public int count(int sets) {
            return Integer.bitCount(sets & laid);
        }

        @Override
        public int count(Tally parcels) {
            return parcels.count(laid);
        }

        @Override
        public int nth(int sets, int index) {
            int left = sets & laid;
            for (int i = 0; i < index; i++) {
                left &= left - 1;
            }
            return USAGES[Integer.numberOfTrailingZeros(left)];
        }
    }
}
