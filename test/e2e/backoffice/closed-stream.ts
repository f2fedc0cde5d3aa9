import type { Page } from '@playwright/test'

/** The interval at which a page without an event stream polls; see `use-live.ts`. */
const pollMs = 15_000

/** Hides other people's changes from pages that load later: closes the event stream, and stops the polling that replaces the stream. */
export async function closeEventStream(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const start = globalThis.setInterval
    const startOthers = (run: TimerHandler, delay?: number, ...rest: unknown[]) => (delay === ms ? 0 : start(run, delay, ...rest))
    globalThis.setInterval = startOthers as typeof setInterval
  }, pollMs)
  await page.route('**/api/staff/events/**', (route) => route.fulfill({ contentType: 'text/event-stream', body: ': none\n\n' }))
}
