import type { Page } from '@playwright/test'
import { waitForHydration } from '#test/e2e/fixtures.ts'
import { followTraffic } from '#test/e2e/page-traffic.ts'

const kinds = { Document: 'page', Stylesheet: 'styles', Script: 'script', Font: 'fonts', Image: 'pictures' } as const
type Kind = (typeof kinds)[keyof typeof kinds] | 'other'
type Cost = { requests: number; bytes: number }

/** The cost of a page before any scrolling: the number of requests, and the number of bytes sent, compressed and including headers. */
export type FirstViewCost = Cost & { kinds: Record<Kind, Cost>; paths: string[] }

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true } as const

export async function measureFirstView(page: Page, path: string): Promise<FirstViewCost> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const empty = (): Cost => ({ requests: 0, bytes: 0 })
  const cost: FirstViewCost = {
    ...empty(),
    kinds: { page: empty(), styles: empty(), script: empty(), fonts: empty(), pictures: empty(), other: empty() },
    paths: [],
  }
  const started = new Map<string, { kind: Kind; path: string }>()
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // data: and blob: URLs cause no network request
    if (!request.url.startsWith('http')) return
    const kind = type !== undefined && type in kinds ? kinds[type as keyof typeof kinds] : 'other'
    started.set(requestId, { kind, path: new URL(request.url).pathname })
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId)
    if (!request) return
    for (const sum of [cost, cost.kinds[request.kind]]) {
      sum.requests += 1
      sum.bytes += encodedDataLength
    }
    cost.paths.push(request.path)
  })
  const traffic = followTraffic(page)
  await page.goto(path)
  await waitForHydration(page)
  await traffic.settled()
  await devTools.detach()
  return cost
}
