import { dayMs } from '#contract/rules/durations.ts'

/** How long a deletion is recorded. A process that has not refreshed its memory for half of that reads the whole catalog. */
export const deletionRetentionMs = dayMs
