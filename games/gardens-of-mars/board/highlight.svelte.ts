/** The die that is pointed at or has the focus: the board lights its rays. */
class Highlight {
    die: string | undefined = $state();
}

export const highlight = new Highlight();
