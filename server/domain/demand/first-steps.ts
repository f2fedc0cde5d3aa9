import { createHash, randomBytes } from 'node:crypto'
import { dayMs } from '#contract/rules/durations.ts'

/** The first day of the epoch was a Thursday. */
const daysFromMonday = 3
const stepsMax = 200_000

/**
 * Whether a step is the first of its kind that a visitor takes in a week, so that the way to an order counts people and no presses. What
 * tells them apart is a digest with a salt of the week: it leaves the process at no time, and is gone with the week, or with the process.
 */
export function createFirstSteps(): (visitor: string, step: string, now: number) => boolean {
  let week = Number.NaN
  let salt = ''
  let taken = new Set<string>()
  return (visitor, step, now) => {
    const current = Math.floor((Math.floor(now / dayMs) + daysFromMonday) / 7)
    if (current !== week) {
      week = current
      salt = randomBytes(16).toString('base64')
      taken = new Set()
    }
    const key = createHash('sha256').update(`${salt}|${visitor}|${step}`).digest('base64').slice(0, 16)
    if (taken.has(key)) return false
    if (taken.size < stepsMax) taken.add(key)
    return true
  }
}
