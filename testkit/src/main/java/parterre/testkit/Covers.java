package parterre.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The rules that a test checks, by their ids in RULES.md. [RuleIndex] reads it from the source text.
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Covers {
    /// Rule ids such as `GM-3.5`.
    String[] value();
}
