package parterre.engine.text;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The name by which [RecordNotation] and [RecordPositions] write a record or a component. It does not follow from the
/// Java name, and it never changes, because stored games contain it.
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT})
public @interface Stored {
    String value();
}
