package parterre.stored;

import tools.jackson.databind.node.ObjectNode;

/// Changes a stored object of one version into one of the next version.
@FunctionalInterface
public interface Upcaster {
    /// Changes the object in place.
    void lift(ObjectNode stored);
}
