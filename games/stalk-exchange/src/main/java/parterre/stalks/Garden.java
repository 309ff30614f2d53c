package parterre.stalks;

import parterre.engine.Reading;

/// The flowers in the garden, as sets of cells. Three planes hold the type of each cell, a number from 1 to 5.
/// A fourth plane marks the flowers in bloom; the others are bulbs. SX-1.2
record Garden(long ones, long twos, long fours, long blooms) {
    static final Garden EMPTY = new Garden(0, 0, 0, 0);

    private static final char NOTHING = '.';

    long occupied() {
        return ones | twos | fours;
    }

    long bulbs() {
        return occupied() & ~blooms;
    }

    /// Returns all cells of this type, bulbs and blooms.
    long of(int type) {
        int code = type + 1;
        return ((code & 1) != 0 ? ones : ~ones) & ((code & 2) != 0 ? twos : ~twos) & ((code & 4) != 0 ? fours : ~fours);
    }

    /// Returns the type that grows on a cell, or -1.
    int typeAt(int cell) {
        return (int) ((ones >>> cell & 1) | (twos >>> cell & 1) << 1 | (fours >>> cell & 1) << 2) - 1;
    }

    boolean isBloom(int cell) {
        return (blooms >>> cell & 1) != 0;
    }

    /// Returns the same with a bulb on an empty cell.
    Garden planted(int cell, int type) {
        long code = type + 1L;
        return new Garden(
                ones | (code & 1) << cell, twos | (code >>> 1 & 1) << cell, fours | (code >>> 2 & 1) << cell, blooms);
    }

    /// Returns the same with these cells in bloom.
    Garden bloomed(long cells) {
        return new Garden(ones, twos, fours, blooms | cells);
    }

    /// Returns the same with nothing on these cells.
    Garden without(long cells) {
        return new Garden(ones & ~cells, twos & ~cells, fours & ~cells, blooms & ~cells);
    }

    /// Returns the flowers on these cells.
    long bunch(long cells) {
        long bunch = Bunch.NONE;
        for (long left = cells; left != 0; left &= left - 1) {
            bunch = Bunch.with(bunch, typeAt(Long.numberOfTrailingZeros(left)));
        }
        return bunch;
    }

    /// Returns a letter for each cell in reading order: upper case for a bloom, lower case for a bulb, `.` for nothing.
    String write(Shape shape) {
        var text = new char[shape.size()];
        for (int cell = 0; cell < text.length; cell++) {
            int type = typeAt(cell);
            char letter = type < 0 ? NOTHING : Flower.at(type).letter();
            text[cell] = type < 0 || isBloom(cell) ? letter : Character.toLowerCase(letter);
        }
        return new String(text);
    }

    static Reading<Garden> read(String text, Shape shape) {
        if (text.length() != shape.size()) {
            return Reading.bad("garden", new StalkFault.WrongNumberOfCells(text.length(), shape.size()));
        }
        var garden = EMPTY;
        for (int cell = 0; cell < text.length(); cell++) {
            char letter = text.charAt(cell);
            if (letter == NOTHING) {
                continue;
            }
            var flower = Flower.of(letter);
            if (flower.isEmpty()) {
                return Reading.bad(
                        "garden",
                        new StalkFault.NoFlowerLetterOn(
                                Character.toString(letter), shape.cell(cell).toString()));
            }
            garden = garden.planted(cell, flower.get().type());
            garden = letter == flower.get().letter() ? garden.bloomed(1L << cell) : garden;
        }
        return Reading.good(garden);
    }
}
