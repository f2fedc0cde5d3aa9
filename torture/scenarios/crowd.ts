import { setTimeout as wait } from 'node:timers/promises'
import type { Response } from '#test/production/http-request.ts'
import type { Scenario, Stage } from '#torture/stage.ts'

const connections = 500
const cachedConnections = 50
const lastsMs = 25_000
/** The time over which the arrivals of visitors are spread. */
const arrivalMs = 8000
const restMs = 100
const cachedPage = '/catalog'
const lists = ['/catalog', '/sale', '/api/watches/', '/api/watches/facets/']

export const crowd: Scenario = {
  name: 'crowd',
  about: '500 connections for 25 seconds, 450 of which request pages that are not cached: cached pages are still served',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 1,
  pieces: 1,
  connections,
  // a process above its capacity responds with 503 and Retry-After
  allowed: { outages: true },
  run: async (stage) => {
    const origin = await stage.origin()
    await stage.client.send(origin, cachedPage)
    const until = performance.now() + stage.count(lastsMs)
    let asked = 0
    const nextPath = () => `${lists[asked % lists.length]}?min_price=${asked++}`
    const crowding = repeat(stage, { connections: stage.count(connections - cachedConnections), until, nextPath })
    const reading = repeat(stage, { connections: stage.count(cachedConnections), until, nextPath: () => cachedPage })
    const [uncached, cached] = await Promise.all([crowding, reading])
    stage.notes.push(`not cached: ${describe(uncached)}`, `cached: ${describe(cached)}`)
    if (!cached.length) stage.client.reportProblem('no cached page was asked for')
    for (const { status } of cached) if (status !== 200) stage.client.reportProblem(`a cached page was answered ${status}`)
  },
}

type Load = { connections: number; until: number; nextPath: () => string }
type Outcome = Pick<Response, 'status' | 'ms'>

/** Sends requests on several connections. Each connection waits for its response, and pauses before the next request. */
async function repeat({ client, origin }: Stage, { connections: width, until, nextPath }: Load): Promise<Outcome[]> {
  const url = await origin()
  const outcomes: Outcome[] = []
  const ask = async (at: number) => {
    await wait((arrivalMs * at) / width)
    while (performance.now() < until) {
      const began = performance.now()
      const response = await client.send(url, nextPath())
      outcomes.push({ status: response?.status ?? 0, ms: performance.now() - began })
      await wait(restMs)
    }
  }
  await Promise.all(Array.from({ length: width }, (_, at) => ask(at)))
  return outcomes
}

function describe(outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const refused = outcomes.filter(({ status }) => status === 503).length
  return `${outcomes.length} requests, ${refused} of them 503, p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms`
}
