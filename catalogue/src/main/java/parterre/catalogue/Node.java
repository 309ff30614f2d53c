package parterre.catalogue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// A JSON value and the line on which it begins, counted from 1.
sealed interface Node {
    int line();

    /// Returns the kind of value, for messages.
    String words();

    record Fields(int line, Map<String, Node> byName) implements Node {
        public Fields {
            byName = new LinkedHashMap<>(byName);
        }

        @Override
        public String words() {
            return "{…}";
        }
    }

    record Items(int line, List<Node> all) implements Node {
        public Items {
            all = List.copyOf(all);
        }

        @Override
        public String words() {
            return all.stream().map(Node::words).collect(Collectors.joining(", ", "[", "]"));
        }
    }

    record Text(int line, String value) implements Node {
        @Override
        public String words() {
            return value;
        }
    }

    /// A number.
    ///
    /// @param value as it is written
    record Digits(int line, String value) implements Node {
        @Override
        public String words() {
            return value;
        }
    }

    record Truth(int line, Boolean value) implements Node {
        @Override
        public String words() {
            return value.toString();
        }
    }

    record Nothing(int line) implements Node {
        @Override
        public String words() {
            return "null";
        }
    }
}
