package parterre.engine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Names the rules that had an effect if an event happens, or if an event has a word. The laboratory counts by it which
/// rules ever matter.
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface ByRule {
    /// Returns the ids of the rules, such as `GM-3.8`.
    String[] value();
}
