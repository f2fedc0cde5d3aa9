import type { BrowserContext } from '@playwright/test'

/** When every run of the browser tests begins by its own clock: a Tuesday noon in Moscow, far from the end of a day, a week, a month. */
export const beginsAt = Date.parse('2026-11-24T12:00:00+03:00')

/** How far the clock of this run is ahead of the machine's, in milliseconds; 0 outside of such a run. */
export const clockShiftMs = (): number => Number(process.env.E2E_CLOCK_SHIFT_MS ?? 0)

/** The processes that a run starts from now on, and their threads, have its clock: shops, their databases, the tests themselves. */
export function startClock(): void {
  process.env.E2E_CLOCK_SHIFT_MS ??= String(beginsAt - Date.now())
  const preload = `--import=${new URL('clock-preload.ts', import.meta.url).href}`
  const options = process.env.NODE_OPTIONS ?? ''
  if (!options.includes(preload)) process.env.NODE_OPTIONS = `${options} ${preload}`.trim()
  shiftDate(clockShiftMs())
}

/** The pages of this context have the clock of the run. */
export async function shareClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, clockShiftMs())
}

/** Moves what `Date` tells by so many milliseconds, once; timers are as before. Self-contained: browsers run it, too. */
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
