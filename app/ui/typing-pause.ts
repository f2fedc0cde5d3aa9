/** How long a field waits after the last key before its text counts. */
export const typingPauseMs = 400
