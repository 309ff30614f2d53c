package parterre.wording;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Finds how an ICU pattern uses its arguments.
final class MessagePatterns {
    private MessagePatterns() {}

    /// A use of an argument in a pattern.
    ///
    /// @param selectors the words of a select; empty for other types
    record Use(String name, ArgType type, List<String> selectors) {}

    /// Returns every use of an argument, in the order of the pattern.
    static List<Use> arguments(String pattern) {
        var tree = new MessagePattern(pattern);
        var uses = new ArrayList<Use>();
        for (int i = 0; i < tree.countParts(); i++) {
            var part = tree.getPart(i);
            if (part.getType() == Part.Type.ARG_START) {
                var selectors = part.getArgType() == ArgType.SELECT ? selectors(tree, i) : List.<String>of();
                uses.add(new Use(tree.getSubstring(tree.getPart(i + 1)), part.getArgType(), selectors));
            }
        }
        return uses;
    }

    /// Returns the names of a pattern's arguments, and whether only a select uses them.
    static SortedMap<String, Boolean> uses(String pattern) {
        var uses = new TreeMap<String, Boolean>();
        arguments(pattern)
                .forEach(use -> uses.merge(use.name(), use.type() == ArgType.SELECT, (some, more) -> some && more));
        return uses;
    }

    /// Returns the words of the select that begins here. Each word is followed by its message, which is
    /// skipped.
    private static List<String> selectors(MessagePattern tree, int start) {
        var selectors = new ArrayList<String>();
        int end = tree.getLimitPartIndex(start);
        int i = start + 2;
        while (i < end) {
            selectors.add(tree.getSubstring(tree.getPart(i)));
            i = tree.getLimitPartIndex(i + 1) + 1;
        }
        return selectors;
    }
}
