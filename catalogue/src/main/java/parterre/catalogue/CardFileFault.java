package parterre.catalogue;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Reason;

/// The mistakes that a card file of any game can have. Each tells what would be right.
public sealed interface CardFileFault extends Reason {
    /// A field has another value than it may have.
    record WrongValue(Found found, Wanted wanted) implements CardFileFault {}

    record NotAnId() implements CardFileFault {}

    record IdTaken() implements CardFileFault {}

    record WrongNumberOfCards(int count, int size) implements CardFileFault {}

    record WrongNumberOfEntries(int count, int size) implements CardFileFault {}

    record NoSuchFact(List<String> facts) implements CardFileFault {
        public NoSuchFact {
            facts = List.copyOf(facts);
        }
    }

    record UnknownField(List<String> fields) implements CardFileFault {
        public UnknownField {
            fields = List.copyOf(fields);
        }
    }

    record MisspeltField(String field) implements CardFileFault {}

    record NotAnObject() implements CardFileFault {}

    record NothingInFile() implements CardFileFault {}

    record FileGoesOn() implements CardFileFault {}

    record TwiceInObject() implements CardFileFault {}

    /// The file ends before everything in it is closed.
    ///
    /// @param after the field that was begun last
    record FileEndsEarly(Optional<String> after) implements CardFileFault {}

    /// A name, text or number is too long, or lists stand too deep in one another.
    ///
    /// @param after the field that was begun last
    record FileTooDeep(Optional<String> after) implements CardFileFault {}

    /// The file cannot be read as JSON.
    ///
    /// @param after the field that was begun last
    /// @param near what stands where reading came to its end
    record NotReadAsJson(Optional<String> after, Optional<String> near) implements CardFileFault {}

    /// A name has a character that nobody can see.
    ///
    /// @param character such as `U+200B`
    record CannotBeSeen(String character, int most) implements CardFileFault {}

    record NameTooLong(int length, int most) implements CardFileFault {}

    /// The content of a field.
    sealed interface Found extends Message {}

    record MissingValue() implements Found {}

    record BlankValue() implements Found {}

    record ValueIs(String text) implements Found {}

    record ListHas(String text) implements Found {}

    /// The text to write in place of it.
    sealed interface Wanted extends Message {}

    record LineOfText() implements Wanted {}

    record WholeNumber(int least, int most) implements Wanted {}

    record TrueOrFalse() implements Wanted {}

    record JsonList() implements Wanted {}

    record JsonObject() implements Wanted {}

    /// One of these words.
    ///
    /// @param words separated by commas, or an explanation of how to write
    record OneOfWords(String words) implements Wanted {}

    /// One of these words, and which one was probably meant.
    ///
    /// @param likely the word that was probably meant
    record LikelyWord(String likely, String words) implements Wanted {}

    /// Something that explains itself how to write it.
    ///
    /// @param how an explanation of how to write
    record WrittenSo(String how) implements Wanted {}
}
