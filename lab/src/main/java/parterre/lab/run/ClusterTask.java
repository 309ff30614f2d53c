package parterre.lab.run;

import java.io.Serializable;
import java.util.List;
import parterre.engine.box.GameBox;

/// A task that machines of a cluster do part by part. It is sent to them, so it is plain data.
///
/// @param <P> what names a part
/// @param <R> the result of a part
public interface ClusterTask<P extends Serializable, R extends Serializable> extends Serializable {
    /// Returns the game that is played, as this machine has it.
    GameBox<?, ?, ?> box();

    /// Returns the results of some parts, in their order. Equal parts have equal results on any machine.
    List<R> call(List<P> parts);
}
