package parterre.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Guesses the kind of a browser, for the list of devices.
final class Devices {
    private static final Map<String, String> BROWSERS = new LinkedHashMap<>();
    private static final Map<String, String> SYSTEMS = new LinkedHashMap<>();

    static {
        BROWSERS.put("Firefox/", "Firefox");
        BROWSERS.put("Edg/", "Edge");
        BROWSERS.put("OPR/", "Opera");
        BROWSERS.put("Chrome/", "Chrome");
        BROWSERS.put("Safari/", "Safari");
        SYSTEMS.put("Android", "Android");
        SYSTEMS.put("iPhone", "iPhone");
        SYSTEMS.put("iPad", "iPad");
        SYSTEMS.put("Mac OS", "Mac");
        SYSTEMS.put("Windows", "Windows");
        SYSTEMS.put("Linux", "Linux");
    }

    private Devices() {}

    /// Returns names alone, which need no translation: `Firefox, Linux`. Empty for a program that is no browser.
    static String label(String userAgent) {
        return Stream.of(BROWSERS, SYSTEMS)
                .flatMap(names -> first(names, userAgent).stream())
                .collect(Collectors.joining(", "));
    }

    private static Optional<String> first(Map<String, String> names, String userAgent) {
        return names.entrySet().stream()
                .filter(entry -> userAgent.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
