package parterre.server.table.state;

import java.util.Optional;
import parterre.engine.Seat;
import parterre.server.people.Person;

/// A seat and who holds it.
///
/// @param person the holder's secret id; empty for a bot's or an open seat
/// @param name the player's name at this table; empty for an open seat
/// @param badge the holder's badge
/// @param level the bot's level
/// @param standIn the level of the bot that plays for the holder, who left or broke down
/// @param program true if the holder said that they are a program
/// @param resigned true if the holder gave up
/// @param timeFactor the factor by which time limits are multiplied
public record Chair(
        Seat seat,
        Optional<String> person,
        String name,
        Optional<String> badge,
        Optional<String> level,
        Optional<String> standIn,
        boolean program,
        boolean resigned,
        int timeFactor) {

    public static Chair open(Seat seat, int timeFactor) {
        return new Chair(
                seat,
                Optional.empty(),
                "",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                timeFactor);
    }

    public static Chair bot(Seat seat, String level, String name) {
        return new Chair(
                seat, Optional.empty(), name, Optional.empty(), Optional.of(level), Optional.empty(), false, false, 1);
    }

    public Chair takenBy(Person person, String called, boolean isProgram) {
        return new Chair(
                seat,
                Optional.of(person.id()),
                called,
                Optional.of(person.badge()),
                Optional.empty(),
                Optional.empty(),
                isProgram,
                false,
                timeFactor);
    }

    public Chair handedTo(String other, String itsBadge) {
        return new Chair(
                seat, Optional.of(other), name, Optional.of(itsBadge), level, standIn, program, resigned, timeFactor);
    }

    public Chair called(String other) {
        return new Chair(seat, person, other, badge, level, standIn, program, resigned, timeFactor);
    }

    public Chair at(Seat other) {
        return new Chair(other, person, name, badge, level, standIn, program, resigned, timeFactor);
    }

    public Chair heldBy(String bot) {
        return new Chair(seat, person, name, badge, level, Optional.of(bot), program, resigned, timeFactor);
    }

    public Chair returned() {
        return new Chair(seat, person, name, badge, level, Optional.empty(), program, resigned, timeFactor);
    }

    public Chair givenUp() {
        return new Chair(seat, person, name, badge, level, standIn, program, true, timeFactor);
    }

    /// Returns the same holder in a new game.
    public Chair afresh(Seat other) {
        return new Chair(other, person, name, badge, level, Optional.empty(), program, false, timeFactor);
    }

    public boolean isOpen() {
        return person.isEmpty() && level.isEmpty();
    }

    public boolean isOf(String id) {
        return person.isPresent() && person.get().equals(id);
    }

    /// Returns the level of the bot that answers for this seat, if one does.
    public Optional<String> bot() {
        return standIn.or(() -> level);
    }

    /// Returns true if a person has a say in what all must agree to. They keep it while a bot holds their
    /// seat, since they may return at any time. They lose it by resigning.
    public boolean hasASay() {
        return person.isPresent() && !resigned;
    }

    /// Returns true if a bot holds this seat for a person who may take it again.
    public boolean mayBeComeBackTo() {
        return person.isPresent() && standIn.isPresent() && !resigned;
    }

    /// Returns true if a person answers for this seat.
    public boolean isPlayedByPerson() {
        return person.isPresent() && standIn.isEmpty();
    }
}
