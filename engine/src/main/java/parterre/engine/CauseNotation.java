package parterre.engine;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.ResourceBundle;

/// The notation of the constants of enums ([EndCause#notation()]). It is read once for each enum.
final class CauseNotation {
    private static final ClassValue<Map<String, String>> WORDS = new ClassValue<>() {
        @Override
        protected Map<String, String> computeValue(Class<?> type) {
            return words(type);
        }
    };

    private CauseNotation() {}

    static String of(EndCause cause) {
        var type = cause instanceof Enum<?> constant ? constant.getDeclaringClass() : cause.getClass();
        return Objects.requireNonNull(WORDS.get(type).get(cause.name()), cause.name());
    }

    private static Map<String, String> words(Class<?> type) {
        var words = new HashMap<String, String>();
        for (var constant : type.getEnumConstants()) {
            var name = ((EndCause) constant).name();
            words.put(name, name.toLowerCase(Locale.ROOT).replace('_', ' '));
        }
        try {
            var file =
                    ResourceBundle.getBundle(type.getPackageName() + ".notation", Locale.ROOT, type.getClassLoader());
            file.keySet().forEach(name -> words.replace(name, file.getString(name)));
        } catch (MissingResourceException _) {
            // Most games have no such file: the names say all.
        }
        return Map.copyOf(words);
    }
}
