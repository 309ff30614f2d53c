package parterre.engine.box;

import java.util.List;
import parterre.engine.Message;

/// One part of a decision.
public sealed interface Pick {
    /// Returns its name in lower case, unique within the decision.
    String name();

    /// Returns the question.
    Message asks();

    /// Exactly one target. No target is needed if the moves that are still open have none here.
    record One(String name, Message asks, List<Target> targets) implements Pick {
        public One {
            targets = List.copyOf(targets);
        }
    }

    /// Any targets, at least `least` and at most `most` of them.
    record Some(String name, Message asks, List<Target> targets, int least, int most) implements Pick {
        public Some {
            targets = List.copyOf(targets);
        }
    }

    /// A number from `least` to `most`.
    record Amount(String name, Message asks, int least, int most) implements Pick {}

    /// Two sides of a bargain. Each is any number of the targets, up to their counts.
    ///
    /// @param give the targets that the asked seat may give
    /// @param get the targets that it may ask for
    record Offer(String name, Message asks, List<Target> give, List<Target> get) implements Pick {
        public Offer {
            give = List.copyOf(give);
            get = List.copyOf(get);
        }
    }

    /// A thing that can be picked. Equal things are one target with a count.
    ///
    /// @param id in the game's own notation ("e5", "red", "d3"); unique within the pick
    /// @param says its description, for buttons and screen readers
    /// @param count how many there are, at least 1
    record Target(String id, Message says, int count) {
        public Target(String id, Message says) {
            this(id, says, 1);
        }
    }
}
