package parterre.bench;

import org.openjdk.jmh.annotations.Param;
import parterre.gnomes.GnomeBox;

/// Gnomadic Gardeners, alone and for two.
public class GnomePlayouts extends GamePlayouts {
    @Param({"1", "2"})
    int seats;

    public GnomePlayouts() {
        super(new GnomeBox().game());
    }

    @Override
    int seats() {
        return seats;
    }
}
