/** The time before an action of the staff sends its messages, in which it can be undone without a trace. */
export const undoWindowMs = 10_000
