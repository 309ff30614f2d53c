package parterre.catalogue;

import java.util.Set;

/// Fields that any object of a card file may have and that say nothing about play.
final class Remarks {
    /// Where facts come from (`marks`, and `unmarked` for the whole file), and words for readers (`note`, `source`).
    static final Set<String> FIELDS = Set.of("marks", "unmarked", "note", "source");

    private Remarks() {}
}
