package parterre.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Marks a component of a view's record that tells what is printed on the material. It is the same in every
/// view of one table, for every viewer and at any time. A program that sends many views of a table may send it
/// once.
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Printed {}
