import { hostileRequests } from '#test/hostile-requests.ts'
import { mapConcurrently } from '#test/production/http-request.ts'
import { addToCart, placeOrder } from '#torture/buyers.ts'
import { createSender, everyRoute, readHeldMs, settingsForEveryRoute } from '#torture/every-route.ts'
import type { Scenario } from '#torture/stage.ts'

const width = 8
const seed = 86
/** The number of owners who are used in turn, because some requests end sessions. */
const ownersCount = 200
/** The longest time in milliseconds for which a request may block the event loop. The limit allows for other programs on the machine. */
const loopMaxMs = 3000
const minutesMax = 25
const slowestRoutes = 5

export const fuzz: Scenario = {
  name: 'fuzz',
  about: '20,000 requests with hostile values to all routes of the shop and the back office',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 50,
  pieces: 50,
  minutesMax,
  settings: (stage) => settingsForEveryRoute(stage, ownersCount),
  run: async (stage) => {
    const routes = everyRoute()
    const byRoute = new Map<string, number>()
    const send = createSender(stage)
    await readHeldMs(stage)
    await mapConcurrently([...hostileRequests(routes, stage.count(20_000, routes.length), seed)], width, async (hostile) => {
      const ms = await send(hostile)
      byRoute.set(hostile.name, Math.max(byRoute.get(hostile.name) ?? 0, ms))
    })
    const heldMs = await readHeldMs(stage)
    const slowest = [...byRoute].toSorted(([, one], [, other]) => other - one).slice(0, slowestRoutes)
    stage.notes.push(
      `${byRoute.size} routes; the loop was held for ${heldMs} ms at most`,
      ...slowest.map(([name, ms]) => `${Math.round(ms)} ms: ${name}`),
    )
    if (heldMs > loopMaxMs) stage.client.reportProblem(`the loop was held for ${heldMs} ms, more than ${loopMaxMs}`)
    for (const [at, buyer] of stage.buyers.slice(-5).entries()) {
      await addToCart(stage, buyer, stage.pieces[at] ?? 0)
      await placeOrder(stage, buyer)
    }
  },
}
