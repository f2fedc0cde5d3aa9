import { endpoints } from '#contract/endpoints.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { silentLog } from '#server/context/log.ts'
import type { SecretRing } from '#server/context/secret-ring.ts'
import { Secret } from '#server/context/secret.ts'
import { openDatabase } from '#server/db/client.ts'
import { keyedDigest } from '#server/domain/accounts/keyed-digest.ts'
import { createSealer } from '#server/domain/staff/seal-secret.ts'
import { argon2Passwords } from '#server/ports/passwords.ts'
import { freePort } from '#test/free-port.ts'
import { type HostileRequest, hostileRequests, routesOf } from '#test/hostile-requests.ts'
import { mapConcurrently } from '#test/production/http-request.ts'
import { createStaff } from '#test/staff.ts'
import { addToCart, placeOrder } from '#torture/buyers.ts'
import { secret } from '#torture/settings.ts'
import type { Scenario, Stage } from '#torture/stage.ts'

const width = 8
const seed = 86
/** Requests end sessions: there are so many owners, one after the other. */
const ownersCount = 200
/** No request may keep the others waiting for longer, on a machine that does other things as well. */
const loopMaxMs = 3000
const minutesMax = 25
const slowestRoutes = 5
const origin = 'https://staff.shop.example'
/** Streams that stay open, and what ends the shop itself. */
const leftOut = /\/live\/$|\/empty-shop\//

const prepared = new WeakMap<Stage, { tokens: string[]; metricsPort: number }>()

export const fuzz: Scenario = {
  name: 'fuzz',
  about: '20,000 requests to every route of the shop and the back office, with values that nobody sends',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 50,
  pieces: 50,
  minutesMax,
  settings: async (stage) => {
    const metricsPort = await freePort()
    prepared.set(stage, { tokens: await createOwners(stage), metricsPort })
    return { ORIGIN_STAFF: origin, METRICS_PORT: String(metricsPort), CALLS_PER_IP_HOUR: '1000000', CALLS_PER_DAY: '1000000' }
  },
  run: async (stage) => {
    const routes = routesOf({ ...endpoints, ...staffEndpoints }).filter(({ name }) => !leftOut.test(name))
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
    // customers whom nobody spoke for buy as ever
    for (const [at, buyer] of stage.buyers.slice(-5).entries()) {
      await addToCart(stage, buyer, stage.pieces[at] ?? 0)
      await placeOrder(stage, buyer)
    }
  },
}

/** Sends a request as the person whom its route is for, another once the session has ended; returns how long it took. */
function createSender(stage: Stage): (hostile: HostileRequest) => Promise<number> {
  const owners = [...(prepared.get(stage)?.tokens ?? [])]
  const customers = stage.buyers.slice(0, -5)
  return async ({ method, url, body }) => {
    const isStaff = url.startsWith('/api/staff/')
    const token = owners[0]
    const customer = customers[0]
    const own: Record<string, string> = isStaff
      ? { host: new URL(origin).host, origin, 'x-vitrine-staff': '1', cookie: `__Host-vitrine_staff=${token}` }
      : { ...customer?.headers }
    const headers = { ...own, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const response = await stage.client.send(await stage.origin(), url, { method, headers, ...(body === undefined ? {} : { body }) })
    if (response?.status === 401 && isStaff && owners[0] === token && owners.length > 1) owners.shift()
    if (response?.status === 401 && !isStaff && customers[0] === customer && customers.length > 1) customers.shift()
    return response?.ms ?? 0
  }
}

/** For how long the loop of the server process was held at most since this was asked before. */
async function readHeldMs(stage: Stage): Promise<number> {
  const metrics = await fetch(`http://127.0.0.1:${prepared.get(stage)?.metricsPort}/metrics`)
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await metrics.text()) ?? []
  return Math.round(Number(seconds) * 1000)
}

/** Owners who are signed in and have just given their factor; returns the tokens of their sessions. */
async function createOwners({ folder, url }: Stage): Promise<string[]> {
  const opened = await openDatabase(url ? { url, poolMax: 2, log: silentLog } : { dataDir: folder, fsync: false, log: silentLog })
  try {
    const ports = { passwords: argon2Passwords() }
    const ring: SecretRing = [new Secret(secret)]
    const ctx = { db: opened.db, digest: keyedDigest(ring), sealer: createSealer(ring), ports, now: Date.now }
    const tokens: string[] = []
    while (tokens.length < ownersCount) tokens.push((await createStaff({ ctx })).token)
    // the scenario takes longer than a factor counts
    await opened.db
      .updateTable('staff_session')
      .set({ stepped_up_at: new Date(Date.now() + minutesMax * minuteMs) })
      .execute()
    return tokens
  } finally {
    await opened.close()
  }
}
