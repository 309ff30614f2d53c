package parterre.engine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Names the rules that had an effect if an event happens, if an event has a word, or if an optional part of
/// it is there. The laboratory counts by it which rules ever matter.
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.RECORD_COMPONENT})
public @interface ByRule {
    /// Returns the ids of the rules, such as `GM-3.8`.
    String[] value();
}
