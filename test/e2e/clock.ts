import type { BrowserContext } from '@playwright/test'

/**
 * The time at which the clock of a run starts. By default it is a Tuesday noon in Moscow, far from the end of a day, week or month.
 * `E2E_BEGINS_AT` sets another one.
 */
export const beginsAt = Date.parse(process.env.E2E_BEGINS_AT ?? '2026-11-24T12:00:00+03:00')

const russianDay = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Moscow' })

/** The day of a run in Russian, as a pattern: `24\s+ноября\s+2026`. `days`: how many days later. */
export const runDay = (days = 0): string =>
  russianDay
    .format(beginsAt + days * 86_400_000)
    .replace(/\s*г\.$/, '')
    .replaceAll(/\s/g, '\\s+')

/** The milliseconds by which the clock of this run is ahead of the machine's clock. 0 if the run uses the machine's clock. */
export const clockShiftMs = (): number => Number(process.env.E2E_CLOCK_SHIFT_MS ?? 0)

/** Sets the clock of this run in this process, and in all processes and threads that start later: shops, databases and tests. */
export function startClock(): void {
  process.env.E2E_CLOCK_SHIFT_MS ??= String(beginsAt - Date.now())
  const preload = `--import=${new URL('clock-preload.ts', import.meta.url).href}`
  const options = process.env.NODE_OPTIONS ?? ''
  if (!options.includes(preload)) process.env.NODE_OPTIONS = `${options} ${preload}`.trim()
  shiftDate(clockShiftMs())
}

export async function shareClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, clockShiftMs())
}

/**
 * Shifts `Date` by `ms` milliseconds. Further calls do nothing. Timers are not shifted. Uses no imports, because it also runs in browsers.
 */
export function shiftDate(ms: number): void {
  const mark = Symbol.for('vitrine.shiftedClock')
  if (ms === 0 || mark in Date) return
  const machineNow = Date.now
  Date.now = () => machineNow() + ms
  Object.defineProperty(Date, mark, { value: true })
  const shifted: DateConstructor = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [target.now()], newTarget),
    apply: (target) => new target(target.now()).toString(),
  })
  Date.prototype.constructor = shifted
  globalThis.Date = shifted
}
