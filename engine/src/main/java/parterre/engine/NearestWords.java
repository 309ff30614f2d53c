package parterre.engine;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Finds the words that somebody may have meant, for messages.
public final class NearestWords {
    private static final int MOST = 3;

    private NearestWords() {}

    /// Returns at most three of the words, the likeliest first: words that differ by few letters, and words
    /// that begin with or contain the written text. Empty if no word is near.
    public static List<String> to(String written, Collection<String> words) {
        var wanted = written.toLowerCase(Locale.ROOT);
        return words.stream()
                .distinct()
                .map(word -> new Candidate(word, cost(wanted, word.toLowerCase(Locale.ROOT))))
                .filter(candidate -> candidate.cost <= Math.max(2, wanted.length() / 3))
                .sorted(Comparator.comparingInt(Candidate::cost))
                .limit(MOST)
                .map(Candidate::word)
                .toList();
    }

    private static int cost(String wanted, String word) {
        if (wanted.length() >= 2 && word.contains(wanted)) {
            return word.startsWith(wanted) ? Math.min(1, word.length() - wanted.length()) : 2;
        }
        return distance(wanted, word);
    }

    /// Returns how many letters must be put in, left out, changed or swapped with their neighbour (optimal
    /// string alignment).
    static int distance(String a, String b) {
        var table = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    table[i][j] = i + j;
                    continue;
                }
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                int best = Math.min(table[i - 1][j - 1] + change, 1 + Math.min(table[i - 1][j], table[i][j - 1]));
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                table[i][j] = swapped ? Math.min(best, table[i - 2][j - 2] + 1) : best;
            }
        }
        return table[a.length()][b.length()];
    }

    private record Candidate(String word, int cost) {}
}
