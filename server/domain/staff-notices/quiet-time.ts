import { findQuietEnd } from '#contract/rules/staff/quiet-hours.ts'

/** The quiet hours of a staff member, as columns of the notice settings. */
export type QuietColumns = { quiet_from: number | null; quiet_to: number | null; quiet_zone: string | null }

/** Returns when a message may be sent to a staff member: now, or at the end of their quiet hours. */
export function messageTime(now: number, { quiet_from: from, quiet_to: to, quiet_zone: timeZone }: QuietColumns): Date {
  const isKnown = from !== null && to !== null && timeZone !== null
  return (isKnown && findQuietEnd(now, { from, to, timeZone })) || new Date(now)
}
