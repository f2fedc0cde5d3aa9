import { seededRandom } from '#test/concurrent-buyers.ts'
import { type HostileRequest, textRequests } from '#test/hostile-requests.ts'
import { createSender, everyRoute, readHeldMs, settingsForEveryRoute } from '#torture/every-route.ts'
import type { Scenario, Stage } from '#torture/stage.ts'

const length = 15_000
const seed = 31
const ownersCount = 50
/**
 * The longest time in milliseconds for which a request may block the event loop. Requests with short texts take less. A quadratic regular
 * expression takes a third of a second.
 */
const heldMaxMs = 150
/** The number of tries per request. Other programs make some tries slow, but a slow expression makes every try slow. */
const tries = 3
const slowestShown = 5

/** A repeated string, then a character that does not match. A slow regular expression would scan such a text again from each position. */
const texts = ['a', ' ', '1', '@', '(', '+7 (', 'a@', 'a.', '-', '\n', '<', 'http://', '=', 'token=', '\u00E9', '\t '].map(
  (part) => `${part.repeat(length / part.length)}!`,
)
/** Paths that the shop masks in its log. */
const paths = ['a', '/', '/a', '%20', '%', '.', '?token=', '?', '&token=', '=', '-', '~'].map(
  (part) => `/${part.repeat(length / part.length)}`,
)

export const longTexts: Scenario = {
  name: 'long-texts',
  about: 'texts of 15,000 characters in fields of all routes, chosen at random, and in paths that are logged',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 30,
  pieces: 8,
  memoryMaxMb: { embedded: 1400, postgresql: 1100 },
  minutesMax: 25,
  settings: async (stage) => ({ ...(await settingsForEveryRoute(stage, ownersCount)), LOG_LEVEL: 'info', LOG_REQUESTS: 'on' }),
  run: async (stage) => {
    const send = createSender(stage)
    const all = [...textRequests(everyRoute(), texts)]
    const draw = seededRandom(seed)
    const chosen = Array.from({ length: Math.min(stage.count(20_000, 100), all.length) }, () => all[draw(all.length)]).filter(
      (one): one is HostileRequest => one !== undefined,
    )
    const visits = paths.map((url): HostileRequest => ({ name: 'GET a path', method: 'GET', url }))
    const slow: { name: string; ms: number }[] = []
    await readHeldMs(stage)
    for (const request of [...visits, ...chosen]) {
      const ms = await send(request)
      if (ms > heldMaxMs) slow.push({ name: nameOf(request), ms: await heldBy(stage, () => send(request)) })
    }
    const slowest = slow.toSorted((one, other) => other.ms - one.ms)
    const count = visits.length + chosen.length
    stage.notes.push(`${count} requests, ${slow.length} of them slower than ${heldMaxMs} ms at first; what they held the loop for again:`)
    stage.notes.push(...slowest.slice(0, slowestShown).map(({ name, ms }) => `${ms} ms: ${name}`))
    for (const { name, ms } of slowest) if (ms > heldMaxMs) stage.client.reportProblem(`${name} holds the loop for ${ms} ms`)
  },
}

const nameOf = ({ name, url, body }: HostileRequest) => `${name} ${url.slice(0, 60)} ${body?.slice(0, 60) ?? ''}`

/** Returns the shortest time in milliseconds, over several tries, for which a request blocks the event loop. */
async function heldBy(stage: Stage, send: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let left = tries; left > 0 && least > heldMaxMs; left--) {
    await readHeldMs(stage)
    await send()
    least = Math.min(least, await readHeldMs(stage))
  }
  return least
}
