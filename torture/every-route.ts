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
import { type HostileRequest, routesOf } from '#test/hostile-requests.ts'
import { createStaff } from '#test/staff.ts'
import { secret } from '#torture/settings.ts'
import type { Stage } from '#torture/stage.ts'

/** The step-up times of owners are set this far into the future, so that they outlast every scenario. */
const steppedUpMs = 25 * minuteMs
const staffOrigin = 'https://staff.shop.example'
/**
 * Routes that are not called, because they empty the shop. Event-stream routes are called: without `accept: text/event-stream`, they open
 * no stream.
 */
const leftOut = /\/empty-shop\//

const prepared = new WeakMap<Stage, { tokens: string[]; metricsPort: number }>()

export const everyRoute = () => routesOf({ ...endpoints, ...staffEndpoints }).filter(({ name }) => !leftOut.test(name))

/** Returns the settings for calling every route. Signs in several owners, because some requests end sessions. */
export async function settingsForEveryRoute(stage: Stage, ownersCount: number): Promise<Record<string, string>> {
  const metricsPort = await freePort()
  prepared.set(stage, { tokens: await createOwners(stage, ownersCount), metricsPort })
  return { ORIGIN_STAFF: staffOrigin, METRICS_PORT: String(metricsPort), CALLS_PER_IP_HOUR: '1000000', CALLS_PER_DAY: '1000000' }
}

export const staffHeaders = (token = ''): Record<string, string> => ({
  host: new URL(staffOrigin).host,
  origin: staffOrigin,
  'x-vitrine-staff': '1',
  cookie: `__Host-vitrine_staff=${token}`,
})

export const ownerToken = (stage: Stage): string => prepared.get(stage)?.tokens[0] ?? ''

/**
 * Returns a function that sends a request as an owner or as a customer, and returns the duration in milliseconds. After a 401, it continues
 * with the next owner or customer.
 */
export function createSender(stage: Stage): (hostile: HostileRequest) => Promise<number> {
  const owners = [...(prepared.get(stage)?.tokens ?? [])]
  const customers = stage.buyers.slice(0, -5)
  return async ({ method, url, body }) => {
    const isStaff = url.startsWith('/api/staff/')
    const token = owners[0]
    const customer = customers[0]
    const own: Record<string, string> = isStaff ? staffHeaders(token) : { ...customer?.headers }
    const headers = { ...own, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const response = await stage.client.send(await stage.origin(), url, { method, headers, ...(body === undefined ? {} : { body }) })
    if (response?.status === 401 && isStaff && owners[0] === token && owners.length > 1) owners.shift()
    if (response?.status === 401 && !isStaff && customers[0] === customer && customers.length > 1) customers.shift()
    return response?.ms ?? 0
  }
}

/** Returns the longest delay of the server's event loop since the last call, in milliseconds. */
export async function readHeldMs(stage: Stage): Promise<number> {
  const metrics = await fetch(`http://127.0.0.1:${prepared.get(stage)?.metricsPort}/metrics`)
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await metrics.text()) ?? []
  return Math.round(Number(seconds) * 1000)
}

/** Creates signed-in owners with a fresh step-up. Returns their session tokens. */
async function createOwners({ folder, url }: Stage, count: number): Promise<string[]> {
  const opened = await openDatabase(url ? { url, poolMax: 2, log: silentLog } : { dataDir: folder, fsync: false, log: silentLog })
  try {
    const ports = { passwords: argon2Passwords() }
    const ring: SecretRing = [new Secret(secret)]
    const ctx = { db: opened.db, digest: keyedDigest(ring), sealer: createSealer(ring), ports, now: Date.now }
    const tokens: string[] = []
    while (tokens.length < count) tokens.push((await createStaff({ ctx })).token)
    await opened.db
      .updateTable('staff_session')
      .set({ stepped_up_at: new Date(Date.now() + steppedUpMs) })
      .execute()
    return tokens
  } finally {
    await opened.close()
  }
}
