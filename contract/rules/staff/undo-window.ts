/** The delay before an action of the staff sends its messages. Until then, it can be undone without a trace. */
export const undoWindowMs = 10_000
