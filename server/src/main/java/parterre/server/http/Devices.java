package parterre.server.http;

import java.util.LinkedHashMap;
import java.util.Map;

/// A guess at what a browser is, for the list of devices.
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

    /// "Firefox on Linux".
    static String label(String userAgent) {
        return first(BROWSERS, userAgent, "A program")
                + first(SYSTEMS, userAgent, "").transform(on -> on.isEmpty() ? "" : " on " + on);
    }

    private static String first(Map<String, String> names, String userAgent, String otherwise) {
        return names.entrySet().stream()
                .filter(entry -> userAgent.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(otherwise);
    }
}
