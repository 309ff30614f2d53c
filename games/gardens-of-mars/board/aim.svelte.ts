/** The die that is pointed at or has the focus: the board lights its rays. */
class Aim {
    die: string | undefined = $state();
}

export const aim = new Aim();
