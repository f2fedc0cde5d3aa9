import { dayMs } from '#contract/rules/durations.ts'

/** Retention of recorded deletions. A process that has not refreshed for half of it reads the whole catalog again. */
export const deletionRetentionMs = dayMs
