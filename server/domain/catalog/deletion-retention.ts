import { dayMs } from '#contract/rules/durations.ts'

/** How long a recorded deletion is kept. A process that has not refreshed for half this time reads the whole catalog again. */
export const deletionRetentionMs = dayMs
