import { setTimeout as wait } from 'node:timers/promises'
import { type Buyer, seededRandom } from '#test/concurrent-buyers.ts'
import { mapConcurrently } from '#test/production/http-request.ts'
import { addToCart, placeOrder, removeFromCart, send, sendEnquiry } from '#torture/buyers.ts'
import type { Scenario } from '#torture/stage.ts'
import type { Stage } from '#torture/stage.ts'

const width = 32
const restMs = 5000
const pages = ['/', '/catalog', '/sale', '/jewelry', '/bags', '/about', '/login', '/favorites', '/nothing-is-here', '/sitemap.xml']
const searchTerms = ['rolex', 'ролекс', 'submarner', 'hermes', 'кщдуч', 'daytona', 'биркин', 'x']

type Draw = (below: number) => number

export const mixed: Scenario = {
  name: 'mixed',
  about: '30,000 mixed requests: pages, lists, searches, carts, enquiries and orders; limits the memory',
  databases: ['embedded', 'postgresql'],
  processes: 2,
  buyers: 400,
  pieces: 400,
  memoryMaxMb: { embedded: 900, postgresql: 650 },
  run: async (stage) => {
    const draw = seededRandom(3)
    const pieces = stage.pieces.values()
    const turns = Array.from({ length: stage.count(30_000, 200) }, (_, at) => at)
    await mapConcurrently(turns, width, async (at) => {
      const buyer = stage.buyers[at % stage.buyers.length]
      if (!buyer) return
      if (at % 50 === 0) await order(stage, buyer, pieces.next().value)
      else if (at % 20 === 7) await changeCart(stage, buyer, draw)
      else if (at % 20 === 11) await sendEnquiry(stage)
      else await read(stage, buyer, draw)
    })
    await wait(restMs)
  },
}

async function order(stage: Stage, buyer: Buyer, piece: number | undefined): Promise<void> {
  if (piece === undefined) return
  await addToCart(stage, buyer, piece)
  await placeOrder(stage, buyer)
}

async function changeCart(stage: Stage, buyer: Buyer, draw: Draw): Promise<void> {
  const piece = stage.pieces[draw(stage.pieces.length)] ?? 0
  if (draw(3)) await addToCart(stage, buyer, piece)
  else await removeFromCart(stage, buyer, piece)
}

async function read(stage: Stage, { headers }: Buyer, draw: Draw): Promise<void> {
  const number = draw(100_000)
  const path = [
    pages[number % pages.length] ?? '/',
    `/catalog?min_price=${number}`,
    `/sale?max_price=${number}`,
    `/product/${1 + (number % 400)}`,
    `/api/watches/?min_price=${number}&ordering=-price_usd`,
    `/api/watches/facets/?min_price=${number}`,
    `/api/watches/?search=${encodeURIComponent(searchTerms[number % searchTerms.length] ?? '')}`,
    `/api/watches/${1 + (number % 400)}/`,
    '/api/orders/',
    '/api/cart/0/',
  ][draw(10)]
  await send(stage, { method: 'GET', path: path ?? '/', headers })
}
