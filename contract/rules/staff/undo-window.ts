/** The delay before a staff action sends its messages. During the delay, the action can be undone without notifying anybody. */
export const undoWindowMs = 10_000
