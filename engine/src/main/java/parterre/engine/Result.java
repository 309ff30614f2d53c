package parterre.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The end of a game.
public sealed interface Result {
    /// Returns why it ended, in a few words ("out of flowers"): one line without `;`.
    String ending();

    /// Every party played for itself.
    ///
    /// @param standings every party once, best first, at least one; parties that share a place share the win
    ///     if it is the first
    record Placed(String ending, List<Standing> standings) implements Result {
        public Placed {
            checkEnding(ending);
            standings = List.copyOf(standings);
            if (standings.isEmpty()) {
                throw new IllegalArgumentException("a game without parties has no places");
            }
        }

        /// Returns the result of a game in which the highest score wins and equal scores share a place.
        ///
        /// @param scores of the seats, in their order
        public static Placed byScore(String ending, List<Long> scores) {
            var standings = new ArrayList<Standing>();
            for (var seat : Seat.first(scores.size())) {
                long score = scores.get(seat.index());
                long better = scores.stream().filter(other -> other > score).count();
                standings.add(new Standing(new Party.Seated(seat), (int) better + 1, score));
            }
            standings.sort(Comparator.comparingInt(Standing::place));
            return new Placed(ending, standings);
        }
    }

    /// The group reached a score together.
    ///
    /// @param score the group's score: the higher, the better
    /// @param scores the score of each seat by itself
    record Group(String ending, long score, BySeat<Long> scores) implements Result {
        public Group {
            checkEnding(ending);
        }
    }

    /// One party's place and score.
    ///
    /// @param place 1 for the winner; level parties have the same place and the next place is left out (1, 1, 3)
    /// @param score in the game's own points
    record Standing(Party party, int place, long score) {
        public Standing {
            if (place < 1) {
                throw new IllegalArgumentException("places are counted from 1, not " + place);
            }
        }
    }

    /// A participant in a result.
    sealed interface Party {
        /// The player in this seat.
        record Seated(Seat seat) implements Party {
            @Override
            public String toString() {
                return seat.toString();
            }
        }

        /// A party by rule that holds no seat, such as an automa.
        ///
        /// @param name lower case words joined by `-`, as RULES.md calls it; not `group`
        record Named(String name) implements Party {
            public Named {
                if (!isName(name)) {
                    throw new IllegalArgumentException("'" + name + "' is not lower case words joined by '-'");
                }
            }

            /// Returns true if a party can have this name.
            public static boolean isName(String text) {
                return Lines.isWord(text) && !text.equals("group");
            }

            @Override
            public String toString() {
                return name;
            }
        }
    }

    /// Returns this seat's share of the win: 1 for a win, 1/n if n parties share it, otherwise 0. In a group
    /// result it is 0 for all seats, because no seat beats another.
    default double share(Seat seat) {
        if (!(this instanceof Placed(String _, List<Standing> standings))) {
            return 0;
        }
        int winners = 0;
        boolean wins = false;
        for (var standing : standings) {
            if (standing.place() == 1) {
                winners++;
                wins |= standing.party() instanceof Party.Seated(Seat own) && own.equals(seat);
            }
        }
        return wins ? 1.0 / winners : 0;
    }

    private static void checkEnding(String ending) {
        if (!Lines.isOneLine(ending) || ending.contains(";")) {
            throw new IllegalArgumentException("an ending is a few words on one line, without ';': " + ending);
        }
    }

    /// Returns this seat's own points.
    ///
    /// @throws IllegalArgumentException if the seat took no part
    default long score(Seat seat) {
        return switch (this) {
            case Group(String _, long _, BySeat<Long> scores) -> scores.of(seat);
            case Placed(String _, List<Standing> standings) ->
                standings.stream()
                        .filter(standing -> standing.party().equals(new Party.Seated(seat)))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(seat + " took no part"))
                        .score();
        };
    }
}
