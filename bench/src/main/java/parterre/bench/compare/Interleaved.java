package parterre.bench.compare;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/// Lets two builds take turns in one process, so that a machine's slow minutes meet both alike.
///
/// Arguments: the class path of the old build, that of the new one, and the words of [PlayoutSlice]. The first half
/// of the rounds is for warming up. Prints medians: decisions per CPU second of both builds, the ratio new to old
/// round by round, and bytes per decision of both.
public final class Interleaved {
    private static final int ROUNDS = 60;

    private Interleaved() {}

    public static void main(String[] args) throws ReflectiveOperationException {
        var words = List.of(args).subList(2, args.length);
        var old = slices(args[0], words);
        var now = slices(args[1], words);
        var before = new ArrayList<double[]>();
        var after = new ArrayList<double[]>();
        for (int round = 0; round < ROUNDS; round++) {
            boolean oldFirst = round % 2 == 0;
            var first = (oldFirst ? old : now).get();
            var second = (oldFirst ? now : old).get();
            if (round >= ROUNDS / 2) {
                before.add(oldFirst ? first : second);
                after.add(oldFirst ? second : first);
            }
        }
        var ratios = new ArrayList<Double>();
        for (int i = 0; i < before.size(); i++) {
            ratios.add(after.get(i)[0] / before.get(i)[0]);
        }
        System.out.printf(
                Locale.ROOT,
                "%.0f %.0f %.3f %.0f %.0f%n",
                median(before, 0),
                median(after, 0),
                median(ratios),
                median(before, 1),
                median(after, 1));
    }

    private static double median(List<double[]> measured, int what) {
        return median(measured.stream().map(one -> one[what]).toList());
    }

    private static double median(List<Double> numbers) {
        var sorted = new ArrayList<>(numbers);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }

    /// Loads a build apart from the other one.
    @SuppressWarnings("unchecked")
    private static Supplier<double[]> slices(String classPath, List<String> words) throws ReflectiveOperationException {
        var urls = Arrays.stream(classPath.split(File.pathSeparator))
                .map(path -> url(new File(path).toURI()))
                .toArray(URL[]::new);
        var loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        var made = loader.loadClass(PlayoutSlice.class.getName())
                .getDeclaredConstructor()
                .newInstance();
        return ((Function<List<String>, Supplier<double[]>>) made).apply(words);
    }

    private static URL url(URI uri) {
        try {
            return uri.toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
