package parterre.engine.box;

import java.util.List;
import parterre.engine.Message;

/// One part of a decision.
public sealed interface Pick {
    /// Unique within the decision; lower case.
    String name();

    /// What is asked.
    Message asks();

    /// Exactly one target, or none where the moves still open have none to pick.
    record One(String name, Message asks, List<Target> targets) implements Pick {
        public One {
            targets = List.copyOf(targets);
        }
    }

    /// Any targets, from `least` to `most` of them.
    record Some(String name, Message asks, List<Target> targets, int least, int most) implements Pick {
        public Some {
            targets = List.copyOf(targets);
        }
    }

    /// A number from `least` to `most`.
    record Amount(String name, Message asks, int least, int most) implements Pick {}

    /// Two sides of a bargain, each any number of things up to what there is.
    ///
    /// @param give what the asked seat may give
    /// @param get what it may ask for
    record Offer(String name, Message asks, List<Target> give, List<Target> get) implements Pick {
        public Offer {
            give = List.copyOf(give);
            get = List.copyOf(get);
        }
    }

    /// Something that can be picked. Things that do not differ are one target with a count.
    ///
    /// @param id in the game's own notation ("e5", "red", "d3"); unique within the pick
    /// @param says what it is, for buttons and screen readers
    /// @param count how many there are, at least 1
    record Target(String id, Message says, int count) {
        public Target(String id, Message says) {
            this(id, says, 1);
        }
    }
}
