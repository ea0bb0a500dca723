/** Longest answer to one question of a method. */
export const ANSWER_MAX = 1_400
/** Longest direction in the student's own words. */
export const DIRECTION_MAX = 500
/** Longest message to the round table. */
export const MESSAGE_MAX = 4_000
/** Longest notes a student may write into a section; a refinement request takes as much. */
export const SIDE_NOTES_MAX = 2_000
/** Longest turn of the round table. */
export const TURN_MAX = 5_000
/** Moves one session may have; then it can only be read. */
export const MOVES_MAX = 500
