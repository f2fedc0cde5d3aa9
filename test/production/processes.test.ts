import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { type Checkout, makeCheckout } from '#test/production/checkout.ts'
import { sendRequest } from '#test/production/http-request.ts'
import { type StartedShop, startShop } from '#test/production/started-shop.ts'
import { endsInTime } from '#test/safe-exit.ts'
import { createPostgres } from '#test/shop.ts'
import { inviteAndJoin, joinByLink, ownerLinkIn, type SignedInStaff } from '#test/staff-over-http.ts'
import { staffHeaders } from '#test/staff.ts'

type Request = { method?: string; headers?: Record<string, string>; body?: string }

const starting = { upToMs: 180_000 }

describe('`npm start -- --processes 2`', () => {
  let checkout: Checkout
  beforeAll(() => {
    checkout = makeCheckout()
  })
  afterAll(() => checkout.remove())

  test('OPS-01 is refused on the embedded database, which allows one process, with a sentence', () => {
    const env = { PATH: process.env.PATH ?? '', PORT: '0' }
    const args = ['scripts/run.mjs', 'start', '--processes', '2']
    const { status, stdout, stderr } = spawnSync('node', args, { cwd: checkout.folder, env, encoding: 'utf8', ...endsInTime })
    expect([status, stdout, stderr.trim()]).toEqual([1, '', expect.stringMatching(/^Several processes need PostgreSQL: [^\n]+$/)])
  })

  describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
    let shop: StartedShop
    let dropDatabase: () => Promise<void>
    beforeAll(async () => {
      const { url, drop } = await createPostgres()
      dropDatabase = drop
      const settings = { DATABASE_URL: url, AUTH_SECRET: randomBytes(24).toString('hex'), PHOTOGRAPHS: 'off' }
      shop = await startShop(checkout.folder, settings, ['--processes', '2'])
    })
    afterAll(async () => {
      await shop?.end()
      await dropDatabase()
    })

    const logEntries = (message: string) =>
      shop
        .log()
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === message)
    const pids = (): number[] => logEntries('a process is open').map(({ process: pid }) => pid)
    const isAlive = (pid: number) => spawnSync('kill', ['-0', String(pid)]).status === 0

    test('OPS-01 opens two processes', async () => {
      await eventually(pids, starting).toHaveLength(2)
    })

    test('OWN-09 OWN-30 a role withdrawn through one process closes the person’s event streams at both', async () => {
      await eventually(() => ownerLinkIn(shop.log().join('\n')), starting).not.toBeNull()
      const owner = await joinByLink(ownerLinkIn(shop.log().join('\n')) ?? '', { name: 'Ada', email: 'ada@shop.example' })
      const grace = await inviteAndJoin(shop.url, owner, { name: 'Grace', email: 'grace@shop.example', roles: ['manager'] })
      const call = (who: SignedInStaff, path: string, { headers, ...init }: Request = {}) =>
        fetch(`${shop.url}/api/staff/${path}`, { ...init, headers: { ...staffHeaders(who.token, shop.url), ...headers } })
      // six streams reach all processes, because connections go to the processes in turn
      const streams = await Promise.all(Array.from({ length: 6 }, () => openStream(`${shop.url}/api/staff/events/`, grace.token)))
      const { results } = await (await call(owner, 'members/')).json()
      const { id, version } = results.find(({ name }: { name: string }) => name === 'Grace')
      const withdrawn = await call(owner, `members/${id}/`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ roles: ['editor'], version }),
      })
      expect(withdrawn.status).toBe(200)
      await eventually(() => streams.filter(({ hasEnded }) => !hasEnded()).length).toBe(0)
      const responses = await Promise.all(Array.from({ length: 6 }, () => call(grace, 'session/', { headers: { connection: 'close' } })))
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 401))
    })

    test('OPS-08 a process that dies is replaced, while the other serves', async () => {
      const [first = 0] = pids()
      process.kill(first, 'SIGKILL')
      await eventually(() => logEntries('a process died and will be started anew')).toMatchObject([{ signal: 'SIGKILL' }])
      for (let count = 0; count < 20; count++) expect((await sendRequest(shop.url, '/healthz')).status).toBe(200)
      await eventually(pids, starting).toHaveLength(3)
    })

    test('OPS-06 SIGUSR2 replaces the processes one after the other without refusing a request', async () => {
      const before = pids().slice(-2)
      const state = { isDone: false, rejected: [] as string[], served: 0 }
      const visiting = (async () => {
        while (!state.isDone) {
          const response = await sendRequest(shop.url, '/healthz', { headers: { connection: 'close' } }).catch((error: unknown) => error)
          if (typeof response === 'object' && response && 'status' in response && response.status === 200) state.served++
          else state.rejected.push(String(response))
        }
      })()
      shop.signal('SIGUSR2')
      await eventually(() => logEntries('all processes were replaced'), starting).toHaveLength(1)
      state.isDone = true
      await visiting
      expect(state.rejected).toEqual([])
      expect(state.served).toBeGreaterThan(10)
      for (const pid of before) expect(isAlive(pid)).toBe(false)
    })

    test('OPS-06 a stop ends all processes and exits with code 0', async () => {
      expect(await shop.end()).toBe(0)
      expect(pids().filter(isAlive)).toEqual([])
    })
  })
})

async function openStream(url: string, token: string) {
  const request = get(url, { headers: { cookie: `vitrine_staff=${token}`, accept: 'text/event-stream' }, agent: false })
  const [response]: IncomingMessage[] = await once(request, 'response')
  let hasEnded = false
  response?.on('close', () => (hasEnded = true))
  response?.on('error', () => {})
  response?.resume()
  expect(response?.statusCode).toBe(200)
  return { hasEnded: () => hasEnded }
}
