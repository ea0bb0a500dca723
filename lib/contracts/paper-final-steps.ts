/** Keys of the steps in which what the agents have left becomes one paper. */
export const SCAN_OUTPUTS = 'map-outputs'
export const ASSEMBLE_CHAPTERS = 'assemble-chapters'
export const CHECK_PAPER = 'check-paper'
