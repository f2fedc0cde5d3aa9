import { type ApiDocument, callsOf } from '#test/production/api-routes.ts'
import { sendRequest, mapConcurrently } from '#test/production/http-request.ts'
import { addToCart, placeOrder, sendEnquiry } from '#torture/buyers.ts'
import { hostileCalls } from '#torture/hostile-bodies.ts'
import type { Scenario } from '#torture/stage.ts'

const width = 12

export const hostile: Scenario = {
  name: 'hostile',
  about: '10,000 hostile and malformed bodies to the public API: each refusal has a sentence',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 50,
  pieces: 50,
  run: async (stage) => {
    const { client, buyers } = stage
    const document: ApiDocument = JSON.parse((await sendRequest(await stage.origin(), '/api/openapi.json')).body)
    const [attackers, others] = [buyers.slice(0, 4), buyers.slice(4)]
    const calls = attackers.flatMap(({ headers }) => callsOf(document, headers.authorization.replace('Bearer ', ''), {}))
    // leaves out routes that end the session
    const withBody = calls.filter(({ path, body }) => body && body.length > 2 && !/logout|password/.test(path))
    if (!withBody.length) throw new Error('The API’s document names no route that takes a body')
    await mapConcurrently([...hostileCalls(withBody, stage.count(10_000, 100))], width, async ({ path, ...request }) => {
      const response = await client.send(await stage.origin(), path, request)
      if (response && response.status >= 400 && !isExplained(response.body))
        client.reportProblem(`${request.method} ${path} is refused without a sentence: ${response.status} ${response.body.slice(0, 200)}`)
    })
    // checks that customers who sent no hostile requests can still buy
    await mapConcurrently([...others.entries()], width, async ([at, buyer]) => {
      await addToCart(stage, buyer, stage.pieces[at] ?? 0)
      await placeOrder(stage, buyer)
      await sendEnquiry(stage)
    })
  },
}

function isExplained(body: string): boolean {
  try {
    return typeof JSON.parse(body).detail === 'string'
  } catch {
    return false
  }
}
