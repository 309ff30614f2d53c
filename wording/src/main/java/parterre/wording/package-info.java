/// Turns messages into sentences of a language.
///
/// A [parterre.engine.Message] is data: a record whose simple name is the key and whose components are the arguments. A
/// catalogue is one JSON file for one room and one language ([MessageCatalogue#path]): an object whose values are
/// patterns in ICU MessageFormat. [parterre.wording.Wording] formats; [parterre.wording.CatalogueCheck] finds keys that
/// are missing or unknown and arguments that do not fit. The page compiles the same files by the same conventions.
///
/// ## Keys
///
/// - `Planted`: the pattern of the message record `Planted`.
/// - `topic.fire`: what is described by its name alone, here the topic `fire`; [parterre.wording.NameKeys] has them
/// all.
/// - `Colour.red`: the word for a value of the enum `Colour`; the value `DARK_RED` is `dark-red`.
///
/// ## Arguments
///
/// Each component of the record is an argument of its name. `x` stands for that name.
///
/// | type of component | argument `x` | further argument |
/// | --- | --- | --- |
/// | text | the text | |
/// | whole number, number | the number; plural, select and number formats apply | |
/// | boolean | `true` or `false`, for select | |
/// | seat | the name of the person who sits there | `xIs`: `you` for the reader's own seat, otherwise `other` |
/// | enum | its word in the catalogue | `xIs`: the value itself, for select |
/// | message | that message, formatted | |
/// | [parterre.engine.Described] | the words of that name, such as `preset.april` | |
/// | optional | its value, or an empty text | `xIs`: `some` or `none` |
/// | optional seat | the name, or an empty text | `xIs`: `you`, `other` or `none` |
/// | list | its items, formatted and joined as the language joins a list | `xCount`: how many there are |
///
/// So `{seatIs, select, you {You plant} other {{seat} plants}} {colour} at {cell}.` needs no code beside it.
///
/// ## The pseudo-language
///
/// `en-XA` is made from the English catalogues: accented, 40 % longer. Tests walk through it to find texts that came
/// from no catalogue.
@NullMarked
package parterre.wording;

import org.jspecify.annotations.NullMarked;
