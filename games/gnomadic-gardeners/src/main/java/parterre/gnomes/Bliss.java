package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;

/// Bliss by its parts, each from 0 to 255. GG-5.3
///
/// @param gains the bliss from tasks, charisma, the month and the automa's orders, eight bits each
/// @param helpers the bliss from animals, eight bits each
record Bliss(long gains, long helpers) {
    static final Bliss NONE = new Bliss(0, 0);

    static final int MOST = 255;

    private static final long EVEN = 0x00FF_00FF_00FF_00FFL;
    private static final long ONES = 0x0001_0001_0001_0001L;

    /// Returns the bliss with one more part, which was 0 before.
    Bliss with(BlissSource part, int bliss) {
        if (bliss == 0) {
            return this;
        }
        long more = (long) bliss << part.shift();
        return part.isHelper() ? new Bliss(gains, helpers | more) : new Bliss(gains | more, helpers);
    }

    int of(BlissSource part) {
        return (int) ((part.isHelper() ? helpers : gains) >>> part.shift()) & MOST;
    }

    int total() {
        return sum(gains) + sum(helpers);
    }

    /// Adds all eight lanes at once. It adds pairs first, so that a sum has room.
    private static int sum(long parts) {
        long pairs = (parts & EVEN) + ((parts >>> Byte.SIZE) & EVEN);
        return (int) ((pairs * ONES) >>> (3 * Short.SIZE));
    }

    /// Returns the parts that are not 0, in their order.
    List<BlissSource> paid() {
        if (total() == 0) {
            return List.of();
        }
        var paid = new ArrayList<BlissSource>();
        for (var part : BlissSource.all()) {
            if (of(part) > 0) {
                paid.add(part);
            }
        }
        return paid;
    }
}
