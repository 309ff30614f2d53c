package parterre.engine;

/// Tells one person why a request is refused, or what is wrong with a text. The person gets it in their
/// language. It is not part of the stream to a table.
///
/// The reason of a [Refusal] is a whole sentence. The fault of a [Reading.Problem] continues the name of the
/// wrong word or field ("is not a whole number") and tells what would be right.
public interface Reason extends Message {}
