import { expect, type Page, type Request } from '@playwright/test'

/** Tracks the requests of a page. Create it before the page is opened. */
export type PageTraffic = {
  settled: () => Promise<void>
}

/** Tracks the requests of a page. Ignores event streams, because they never end. */
export function followTraffic(page: Page): PageTraffic {
  const underWay = new Set<Request>()
  let started = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return
    started += 1
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const isStill = async () => {
    const before = started
    await page.evaluate(waitUntilIdle)
    return underWay.size === 0 && started === before
  }
  return { settled: () => expect.poll(isStill, 'the page goes on fetching').toBe(true) }
}

/** Runs in the page. Waits for two idle periods of the main thread, because a response may be processed between them. */
async function waitUntilIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  for (let times = 0; times < 2; times++) await new Promise((resolve) => requestIdleCallback(resolve))
}
