import { dayMs } from '#contract/rules/durations.ts'

/** How long the record of a deletion is kept. A process that has not refreshed for half of this time reads the whole catalog again. */
export const deletionRetentionMs = dayMs
