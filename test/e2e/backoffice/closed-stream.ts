import type { Page } from '@playwright/test'

/** The interval at which a page without an event stream asks for changes; see `use-live.ts`. */
const pollMs = 15_000

/** Keeps the next pages from learning of other people's changes: closes the event stream, and removes the requests that replace it. */
export async function closeEventStream(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const start = globalThis.setInterval
    const startOthers = (run: TimerHandler, delay?: number, ...rest: unknown[]) => (delay === ms ? 0 : start(run, delay, ...rest))
    globalThis.setInterval = startOthers as typeof setInterval
  }, pollMs)
  await page.route('**/api/staff/events/**', (route) => route.fulfill({ contentType: 'text/event-stream', body: ': none\n\n' }))
}
