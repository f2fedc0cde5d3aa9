import { createHash, randomBytes } from 'node:crypto'
import { dayMs } from '#contract/rules/durations.ts'

/** Days from Monday to the Unix epoch, a Thursday. */
const daysFromMonday = 3
const stepsMax = 200_000

/**
 * Returns a function that tells whether a step is the visitor's first of its kind this week, so that the funnel counts people instead of
 * clicks. Recognizes a visitor by a digest with a salt that never leaves the process and is replaced every week. After 200,000 first steps
 * in a week, new steps are no longer remembered, and each of them counts as a first step. `day` is the shop's day.
 */
export function createFirstSteps(): (visitor: string, step: string, day: string) => boolean {
  let week = Number.NaN
  let salt = ''
  let stepsThisWeek = new Set<string>()
  return (visitor, step, day) => {
    const current = Math.floor((Date.parse(day) / dayMs + daysFromMonday) / 7)
    if (current !== week) {
      week = current
      salt = randomBytes(16).toString('base64')
      stepsThisWeek = new Set()
    }
    const key = createHash('sha256').update(`${salt}|${visitor}|${step}`).digest('base64').slice(0, 16)
    if (stepsThisWeek.has(key)) return false
    if (stepsThisWeek.size < stepsMax) stepsThisWeek.add(key)
    return true
  }
}
