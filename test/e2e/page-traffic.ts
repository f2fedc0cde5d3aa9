import { expect, type Page, type Request } from '@playwright/test'

/** Tracks the requests of a page; create it before the page is opened. */
export type PageTraffic = {
  /** Waits until the page is idle and has no pending requests. */
  settled: () => Promise<void>
}

/** Tracks a page's requests, except event streams, which never end. */
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

/** Waits until the main thread has been idle twice, since a response is processed in between; runs in the page. */
async function waitUntilIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  for (let times = 0; times < 2; times++) await new Promise((resolve) => requestIdleCallback(resolve))
}
