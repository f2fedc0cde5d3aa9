import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page, Route } from '@playwright/test'
import type { Kind } from '#contract/piece.ts'
import { fieldsOfPiece, type PieceRef } from '#contract/rules/piece-ref.ts'
import { waitForHydration, test as base } from '#test/e2e/fixtures.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

export type DemoPiece = PieceRef & { model_name: string; reference: string | null; price_usd: string; brand: { name: string } }

type Customer = { put: (list: 'cart' | 'favorites' | 'comparison', ...pieces: PieceRef[]) => Promise<void> }

const listPaths = { watch: 'watches', jewelry: 'jewelry', bag: 'bags' } as const satisfies Record<Kind, string>

type Fixtures = {
  customer: Customer
  /**
   * Returns the pieces of a kind that are for sale. The most expensive come first, because other tests buy the cheapest watches at the same
   * time.
   */
  dearest: (kind: Kind) => Promise<DemoPiece[]>
}

export const test = base.extend<Fixtures>({
  customer: async ({ page, lang }, use) => {
    const { access } = await signInByApi(page)
    const headers = { authorization: `Bearer ${access}`, 'accept-language': lang ?? 'ru' }
    await use({
      put: async (list, ...pieces) => {
        for (const piece of pieces) await postJson(page.request, `/api/${list}/`, fieldsOfPiece(piece), headers)
      },
    })
  },
  dearest: async ({ request }, use) => {
    await use(async (kind) => {
      const { results } = await (await request.get(`/api/${listPaths[kind]}/?page_size=96&ordering=-price_usd`)).json()
      return results
        .filter((piece: { status: string; price_on_request: boolean }) => piece.status === 'available' && !piece.price_on_request)
        .map((piece: DemoPiece) => ({ ...piece, kind }))
    })
  },
})

async function postJson(request: APIRequestContext, path: string, data: object, headers: Record<string, string>) {
  const response = await request.post(path, { data, headers })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()} ${await response.text()}`)
  return response.json()
}

export const main = (page: Page) => page.getByRole('main')
export const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

export const price = (usd: number) => new RegExp(`(^|\\D)${usd.toFixed(0).replace(/\B(?=(\d{3})+$)/g, '[\\s,]')}(\\D|$)`)

/** Orders all units of a piece as another customer. The returned function cancels the order. */
export async function reserveElsewhere(browser: Browser, piece: PieceRef, baseURL = ''): Promise<() => Promise<void>> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const { access } = await signInByApi(page)
  const headers = { authorization: `Bearer ${access}`, 'idempotency-key': randomUUID() }
  const contact = { first_name: 'B', last_name: 'C', phone: '79161234567', email: 'b@example.com' }
  const { stock } = await postJson(page.request, '/api/cart/', fieldsOfPiece(piece), headers)
  if (stock > 1) await postJson(page.request, '/api/cart/', { ...fieldsOfPiece(piece), quantity: stock - 1 }, headers)
  const order = { mode: 'reserve', delivery_method: 'pickup', pickup_city_id: 1, ...contact }
  await postJson(page.request, '/api/orders/create_from_cart/', order, headers)
  return async () => {
    await giveBack(page.request, headers)
    await context.close()
  }
}

/** Cancels all orders of the customer whose `headers` are given, so that the pieces are for sale again. */
export async function giveBack(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const { results } = await (await request.get('/api/orders/', { headers })).json()
  for (const { id } of results) await request.patch(`/api/orders/${id}/`, { data: { status: 'cancelled' }, headers })
}

export function pick(pieces: DemoPiece[], isMeant: (piece: DemoPiece) => boolean = () => true): DemoPiece {
  const found = pieces.find(isMeant)
  if (!found) throw new Error('The demo catalog has no such piece for sale')
  return found
}

/** Delays the next write to a URL, so that a test can check the page before the response. `end` decides the outcome. */
export async function holdChange(page: Page, urlPattern: string): Promise<{ end: (how: Ending) => void }> {
  const { promise, resolve } = Promise.withResolvers<Ending>()
  let isHeld = false
  await page.route(urlPattern, async (route) => {
    if (isHeld || route.request().method() === 'GET') return route.fallback()
    isHeld = true
    const how = await promise
    await how(route)
  })
  return { end: resolve }
}

type Ending = (route: Route) => Promise<void>

export const endings = {
  fault: (route: Route) => route.fulfill({ status: 500, json: { detail: 'x' } }),
  lost: (route: Route) => route.abort('connectionreset'),
  well: (route: Route) => route.continue(),
} as const
