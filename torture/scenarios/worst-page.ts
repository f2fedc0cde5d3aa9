import { idFilters } from '#contract/rules/filter-definitions.ts'
import { seededRandom } from '#test/concurrent-buyers.ts'
import { mapConcurrently } from '#test/production/http-request.ts'
import { whileAskingHealth } from '#torture/health.ts'
import type { Scenario } from '#torture/stage.ts'

const width = 8
const idMax = 300
const lists = ['/catalog', '/sale', '/api/watches/', '/api/watches/facets/']

export const worstPage: Scenario = {
  name: 'worst-page',
  about: 'pages and lists with all id filters of a hundred values each, over eight connections, each with its own URL',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 1,
  pieces: 1,
  memoryMaxMb: { embedded: 900, postgresql: 700 },
  run: async (stage) => {
    const draw = seededRandom(5)
    const paths = Array.from({ length: stage.count(2000, 20) }, (_, at) => `${lists[at % lists.length]}?${worstQuery(draw)}`)
    await whileAskingHealth(stage, () => mapConcurrently(paths, width, async (path) => stage.client.send(await stage.origin(), path)))
  },
}

/** Returns a query of all id filters with 100 values each. The URL does not exceed the server's limit for headers. */
function worstQuery(draw: (below: number) => number): string {
  const ids = () => Array.from({ length: 100 }, () => 1 + draw(idMax)).join(',')
  return idFilters.map((name) => `${name}=${ids()}`).join('&')
}
