package parterre.mars;

import java.util.List;
import parterre.engine.box.Features;

/// The features from which a value of Gardens of Mars is learned. Colours are interchangeable, so a number by
/// colour is summed, or its largest value is taken.
final class MarsFeatures implements Features<Position> {
    private static final List<String> NAMES = List.of(
            "score",
            "lead",
            "last-square",
            "own-flowers",
            "all-flowers",
            "turn",
            "turns-until",
            "dice",
            "to-roll",
            "extra",
            "two-seats",
            "seats",
            "colours",
            "most-of-a-colour",
            "holdings",
            "openings",
            "free-beside",
            "reach",
            "best-now",
            "best-any-die",
            "mean-die",
            "largest-open");

    /// The most groups in the garden.
    private static final int MOST_GROUPS = 60;

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int parties(Position position) {
        return position.terms().seats();
    }

    @Override
    public void write(Position position, float[] into) {
        int seats = position.terms().seats();
        var groups = new Groups(position);
        int left = 0;
        for (int seat = 0; seat < seats; seat++) {
            left += new Bunch(position.flowers().bunch(seat)).size();
        }
        for (int seat = 0; seat < seats; seat++) {
            write(position, seat, left, groups, into, seat * NAMES.size());
        }
    }

    private static void write(Position position, int seat, int left, Groups groups, float[] into, int at) {
        int seats = position.terms().seats();
        int best = 0;
        for (int other = 0; other < seats; other++) {
            best = other == seat ? best : Math.max(best, position.score(other));
        }
        int lead = position.score(seat) - best;
        var bunch = new Bunch(position.flowers().bunch(seat));
        boolean turn = position.seat() == seat && !position.phase().isOver();
        int most = 0;
        int colours = 0;
        int holdings = 0;
        int openings = 0;
        for (var colour : Colour.all()) {
            int count = bunch.of(colour);
            most = Math.max(most, count);
            colours += count > 0 ? 1 : 0;
            holdings += count * groups.largest[colour.place()];
            openings += count * groups.open[colour.place()];
        }
        int i = at;
        into[i++] = position.score(seat) / 50f;
        into[i++] = Math.clamp(lead / 20f, -4, 4);
        into[i++] = Math.clamp(lead / 4f, -1, 1);
        into[i++] = bunch.size() * seats / 60f;
        into[i++] = left / 60f;
        into[i++] = turn ? 1 : 0;
        into[i++] = (float) Math.floorMod(seat - position.seat(), seats) / seats;
        into[i++] = position.dice().size() / 6f * (turn ? 1 : -1);
        into[i++] = position.phase() == Phase.ROLL ? position.toRoll() / 6f * (turn ? 1 : -1) : 0;
        into[i++] = position.isExtraTurn() ? turn ? 1 : -1 : 0;
        into[i++] = seats == 2 ? 1 : 0;
        into[i++] = seats / 5f;
        into[i++] = colours / 6f;
        into[i++] = most / 10f;
        into[i++] = holdings / 60f;
        into[i++] = openings / 100f;
        walks(position, seat, turn, groups, into, i);
    }

    private static void walks(Position position, int seat, boolean turn, Groups groups, float[] into, int at) {
        int free = 0;
        int reach = 0;
        int now = 0;
        int any = 0;
        float mean = 0;
        int open = 0;
        int colours = Bunch.colours(position.flowers().bunch(seat));
        var planted = position.flowers().planted();
        for (int number = seat;
                number < position.terms().allGardeners();
                number += position.terms().seats()) {
            int from = position.gardener(number);
            if (from == Position.NOWHERE) {
                continue;
            }
            free = Math.max(free, position.flowers().freeNextTo(from));
            int blocked = Movement.blocked(position, from);
            int unplanted = ~new Reach(from, -1).within(planted).set();
            var cells = new int[Dice.FACES];
            for (int face = 0; face < Dice.FACES; face++) {
                cells[face] = Reach.of(from, 1 << face).without(blocked).set();
                reach += Integer.bitCount(cells[face] & unplanted);
            }
            var best = groups.best(from, cells, colours);
            int faces = position.dice().faces();
            int sum = 0;
            for (int face = 0; face < Dice.FACES; face++) {
                sum += best[face];
                any = Math.max(any, best[face]);
                boolean shown = turn && (faces >> face & 1) != 0;
                now = shown ? Math.max(now, best[face]) : now;
            }
            mean = Math.max(mean, sum / (float) Dice.FACES);
        }
        for (int group = 0; group < groups.count; group++) {
            if ((colours >> (Bunch.BITS * groups.colour[group]) & 1) != 0 && !groups.border[group].isEmpty()) {
                open = Math.max(open, groups.size[group]);
            }
        }
        into[at] = free / 6f;
        into[at + 1] = reach / 30f;
        into[at + 2] = now / 10f;
        into[at + 3] = any / 10f;
        into[at + 4] = mean / 5f;
        into[at + 5] = open / 10f;
    }

    /// The groups in the garden with their colours, sizes, and the free cells beside each.
    private static final class Groups {
        private final int[] largest = new int[Colour.all().size()];
        private final int[] open = new int[Colour.all().size()];
        private final int[] colour = new int[MOST_GROUPS];
        private final int[] size = new int[MOST_GROUPS];
        private final Cells[] border = new Cells[MOST_GROUPS];
        private int count;

        Groups(Position position) {
            var flowers = position.flowers();
            var taken = flowers.planted().with(Cell.CENTRE.index());
            for (var one : Colour.all()) {
                for (var left = flowers.of(one); !left.isEmpty(); ) {
                    var group = Garden.joined(Cells.NONE.with(left.nth(0)), left);
                    left = left.minus(group);
                    add(one.place(), group.size(), Garden.beside(group).minus(taken));
                }
            }
        }

        private void add(int place, int cells, Cells beside) {
            colour[count] = place;
            size[count] = cells;
            border[count] = beside;
            count++;
            largest[place] = Math.max(largest[place], cells);
            open[place] = Math.max(open[place], cells * Math.min(3, beside.size()));
        }

        /// Returns for each face of a die the size of the largest group of these colours that is next to one of
        /// its cells.
        ///
        /// @param cells by face, as sets of a [Reach] from one cell
        int[] best(int from, int[] cells, int colours) {
            var best = new int[Dice.FACES];
            for (int group = 0; group < count; group++) {
                if ((colours >> (Bunch.BITS * colour[group]) & 1) != 0) {
                    int beside = new Reach(from, -1).within(border[group]).set();
                    for (int face = 0; face < Dice.FACES; face++) {
                        if ((cells[face] & beside) != 0) {
                            best[face] = Math.max(best[face], size[group]);
                        }
                    }
                }
            }
            return best;
        }
    }
}
