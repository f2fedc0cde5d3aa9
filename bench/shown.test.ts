import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assertShown, showsCards, showsCounts, showsPiece, showsPieces } from '#bench/shown.ts'

const bodies: Record<string, string> = {
  '/list': '{"results":[{"id":1}]}',
  '/empty': '{"results":[]}',
  '/none': '{"count":0}',
  '/page': '<article '.repeat(24),
  '/short': '<article '.repeat(23),
}
const server = createServer(({ url = '' }, response) => {
  const body = bodies[url]
  response.writeHead(body === undefined ? 302 : 200, { location: '/list' }).end(body)
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

test('paths whose responses show the expected content may be measured', async () => {
  await assertShown(origin, ['/list', '/list'], showsPieces)
  await assertShown(origin, ['/page'], showsCards)
  await assertShown(origin, ['/list', '/list', '/list', '/list', '/empty'], showsPieces, 0.8)
})

test.each([
  ['an empty list', '/empty', showsPieces],
  ['counts of nothing', '/none', showsCounts],
  ['a page with a card too few', '/short', showsCards],
  ['another response', '/none', showsPiece],
  ['a redirect', '/gone', showsPieces],
] as const)('%s is not measured', async (_what, path, shows) => {
  await expect(assertShown(origin, [path], shows)).rejects.toThrow(/measure/)
})

test('nothing is measured if too few paths show the expected content, or without paths', async () => {
  await expect(assertShown(origin, ['/list', '/empty'], showsPieces, 0.8)).rejects.toThrow('1 of 2')
  await expect(assertShown(origin, [], showsPieces)).rejects.toThrow('0 of 0')
})
