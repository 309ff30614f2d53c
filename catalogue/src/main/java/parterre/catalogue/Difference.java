package parterre.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import parterre.engine.Attachment;
import parterre.engine.Option;
import parterre.engine.Reading;

/// A value in which a card file differs from another.
///
/// @param where the card's id and the field, such as `g05.prep`; `line 3` in a text that is no card file
/// @param before what the first file says; empty if it has no such thing
/// @param now what the second file says; empty if it has no such thing
public record Difference(String where, String before, String now) {
    /// Returns every value in which a file differs from the game's own, in the order of their names.
    ///
    /// @param option whose standard is the game's own file
    public static List<Difference> from(Option.File option, Attachment file) {
        var whole = option.whole();
        return of(whole.apply(option.standard()), whole.apply(file));
    }

    /// Returns every value in which two card files differ, in the order of their names; every line in which two files
    /// differ of which one is no JSON.
    public static List<Difference> of(Attachment first, Attachment second) {
        return switch (between(first, second)) {
            case Reading.Good<List<Difference>>(var differences) -> differences;
            case Reading.Bad<List<Difference>> _ -> inLines(first, second);
        };
    }

    /// Returns true if the second file has this card and the first one does not.
    boolean adds(String card) {
        return before.isEmpty() && where.equals(card + ".id");
    }

    /// Returns true if a field of an object, or of one within it, is not the same in both files.
    ///
    /// @param path of the object
    boolean concerns(String path, String field) {
        return where.startsWith(path + ".")
                && Arrays.asList(where.substring(path.length() + 1).split("[.\\[]"))
                        .contains(field);
    }

    /// Returns true if it is in this list that the files differ, and the first file's does not have the word.
    boolean adds(String list, String word) {
        return where.equals(list) && !before.matches("\\[(.*, )?" + Pattern.quote(word) + "(, .*)?]");
    }

    private static List<Difference> inLines(Attachment first, Attachment second) {
        var old = first.content().lines().toList();
        var present = second.content().lines().toList();
        return IntStream.range(0, Math.max(old.size(), present.size()))
                .mapToObj(i -> new Difference("line " + (i + 1), line(old, i), line(present, i)))
                .filter(difference -> !difference.before().equals(difference.now()))
                .toList();
    }

    private static String line(List<String> lines, int index) {
        return index < lines.size() ? lines.get(index) : "";
    }

    /// Returns every value in which two card files differ, in the order of their names; cards are known by their ids.
    /// Remarks and marks do not count.
    public static Reading<List<Difference>> between(Attachment first, Attachment second) {
        return NodeReader.read(first)
                .then(before -> NodeReader.read(second).map(now -> {
                    var old = new TreeMap<String, String>();
                    var present = new TreeMap<String, String>();
                    flatten("", before, old);
                    flatten("", now, present);
                    var names = new TreeSet<>(old.keySet());
                    names.addAll(present.keySet());
                    var differences = new ArrayList<Difference>();
                    for (var name : names) {
                        var was = old.getOrDefault(name, "");
                        var is = present.getOrDefault(name, "");
                        if (!was.equals(is) && !(saysNo(was) && saysNo(is))) {
                            differences.add(new Difference(name, was, is));
                        }
                    }
                    return List.copyOf(differences);
                }));
    }

    /// A missing value and `false` are equal.
    private static boolean saysNo(String value) {
        return value.isEmpty() || value.equals("false");
    }

    private static void flatten(String path, Node node, Map<String, String> values) {
        switch (node) {
            case Node.Fields(int _, Map<String, Node> byName) ->
                byName.forEach((name, value) -> {
                    if (!Remarks.FIELDS.contains(name)) {
                        flatten(path.isEmpty() ? name : path + "." + name, value, values);
                    }
                });
            case Node.Items(int _, List<Node> all) -> {
                if (all.stream().noneMatch(Node.Fields.class::isInstance)) {
                    values.put(path, node.words());
                    return;
                }
                for (int i = 0; i < all.size(); i++) {
                    boolean named = all.get(i) instanceof Node.Fields(int _, Map<String, Node> byName)
                            && byName.get("id") instanceof Node.Text;
                    flatten(named ? name(all.get(i)) : path + "[" + (i + 1) + "]", all.get(i), values);
                }
            }
            case Node.Text _, Node.Digits _, Node.Truth _, Node.Nothing _ -> values.put(path, node.words());
        }
    }

    private static String name(Node card) {
        return card instanceof Node.Fields(int _, Map<String, Node> byName)
                        && byName.get("id") instanceof Node.Text(int _, String id)
                ? id
                : "";
    }
}
