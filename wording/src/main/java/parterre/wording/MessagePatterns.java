package parterre.wording;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Finds how an ICU pattern uses its arguments.
final class MessagePatterns {
    private MessagePatterns() {}

    /// A use of an argument in a pattern.
    ///
    /// @param cases the message for each word of a select; empty for other types
    record Use(String name, ArgType type, Map<String, String> cases) {}

    /// Returns every use of an argument, in the order of the pattern.
    static List<Use> arguments(String pattern) {
        var tree = new MessagePattern(pattern);
        var uses = new ArrayList<Use>();
        for (int i = 0; i < tree.countParts(); i++) {
            var part = tree.getPart(i);
            if (part.getType() == Part.Type.ARG_START) {
                var cases = part.getArgType() == ArgType.SELECT ? cases(tree, i) : Map.<String, String>of();
                uses.add(new Use(tree.getSubstring(tree.getPart(i + 1)), part.getArgType(), cases));
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

    /// Returns the words of the select that begins here, each with its message.
    private static Map<String, String> cases(MessagePattern tree, int start) {
        var cases = new LinkedHashMap<String, String>();
        int end = tree.getLimitPartIndex(start);
        int i = start + 2;
        while (i < end) {
            int limit = tree.getLimitPartIndex(i + 1);
            cases.put(
                    tree.getSubstring(tree.getPart(i)),
                    tree.getPatternString()
                            .substring(
                                    tree.getPart(i + 1).getLimit(),
                                    tree.getPart(limit).getIndex()));
            i = limit + 1;
        }
        return cases;
    }
}
