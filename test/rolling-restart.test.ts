import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { openReadinessProxy } from '#test/readiness-proxy.ts'
import { createPostgres, onPostgres } from '#test/shop.ts'
import { startShopProcess } from '#test/start-shop-process.ts'

describe.runIf(onPostgres)('a process that is asked to stop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-restart-'))
  let database: Awaited<ReturnType<typeof createPostgres>>
  const start = (settings: Record<string, string> = {}) =>
    startShopProcess({ DATABASE_URL: database.url, DATABASE_POOL: '5', DATA_DIR: folder, DRAIN_SECONDS: '0', ...settings })
  beforeAll(async () => {
    database = await createPostgres(String(process.env.TEST_TEMPLATE))
  })
  afterAll(async () => {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('OPS-06 exits with 0 at once when it has no requests, whatever connections are open', async () => {
    const { origin, child } = await start({ SHUTDOWN_SECONDS: '600' })
    const agent = new Agent({ keepAlive: true })
    expect(await statusOf(`${origin}/healthz`, agent)).toBe(200)
    child.kill('SIGTERM')
    // The process closes idle connections. If it did not, the idle connection of `agent` would delay the exit by up to 65 seconds.
    await eventually(() => child.exitCode, { reason: 'the process to end', upToMs: 60_000 }).toBe(0)
    agent.destroy()
  }, 120_000)

  test('OPS-06 first reports that it is not ready, still serves, and closes each connection after its response', async () => {
    const { origin, child } = await start({ DRAIN_SECONDS: '5' })
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await eventually(async () => (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'draining', checks: {} })
    const response = await fetch(`${origin}/api/brands/`)
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close'])
    expect(await exit).toEqual([0, null])
  }, 120_000)

  test('OPS-06 receives the rest of a pending form, stores it and responds', async () => {
    const { origin, child } = await start({ SHUTDOWN_SECONDS: '60' })
    const form = await beginForm(origin)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await eventually(() => canConnect(origin), { reason: 'the process to close its port' }).toBe(false)
    expect(await form.finish()).toMatch(/^HTTP\/1\.1 201 /)
    expect(await exit).toEqual([0, null])
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    expect((await client.query('select kind from enquiry')).rows).toEqual([{ kind: 'contact' }])
    await client.end()
  }, 120_000)

  test('OPS-06 cuts a request that does not end in time, and still exits with 0', async () => {
    const { origin, child, output } = await start({ SHUTDOWN_SECONDS: '1', LOG_LEVEL: 'warn' })
    const form = await beginForm(origin)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await form.untilClosed).toBe('')
    expect(await exit).toEqual([0, null])
    // Only the shutdown logs this line. The body timeout of twenty seconds, which also cuts requests, logs nothing.
    await eventually(output).toContain('requests that did not end in time are cut off')
  }, 120_000)

  test('OPS-06 ends at once on a second signal', async () => {
    const { child } = await start({ DRAIN_SECONDS: '300' })
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    // sends signals repeatedly, because signals in quick succession count as one press of Ctrl+C
    const again = setInterval(() => child.kill('SIGTERM'), 100)
    expect(await exit).toEqual([1, null])
    clearInterval(again)
  }, 120_000)

  test('OPS-06 leaves no refused or broken request while two processes behind a proxy are restarted in turn', async () => {
    const proxy = await openReadinessProxy()
    const processes = await Promise.all([1, 2].map(() => start({ DRAIN_SECONDS: '3' })))
    for (const { origin } of processes) await proxy.add(origin)
    const load = beginLoad(proxy.origin)
    for (let round = 0; round < 3; round++) {
      const old = processes.shift()
      if (!old) break
      const before = load.countServed()
      expect(await stop(old.child)).toBe(0)
      proxy.remove(old.origin)
      const fresh = await start({ DRAIN_SECONDS: '3' })
      await proxy.add(fresh.origin)
      processes.push(fresh)
      expect(load.countServed()).toBeGreaterThan(before)
    }
    const outcomes = await load.end()
    await Promise.all(processes.map(({ child }) => stop(child)))
    proxy.close()
    expect([...outcomes.keys()]).toEqual(['200'])
  }, 300_000)
})

async function stop(child: ChildProcess): Promise<number | null> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  return child.exitCode
}

const enquiry = JSON.stringify({ name: 'Anna', phone: '+7 (800) 700-53-59' })

/** Sends the beginning of a form after `100 Continue`. `untilClosed` resolves to the data received until the connection closes. */
async function beginForm(origin: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const head = `POST /api/contacts/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${enquiry.length}\r\nExpect: 100-continue\r\n\r\n`
  const goOn = once(socket, 'data')
  socket.write(head)
  await goOn
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk))).on('error', () => {})
  const untilClosed = once(socket, 'close').then(() => received)
  socket.write(enquiry.slice(0, 10))
  const finish = () => {
    socket.write(enquiry.slice(10))
    return untilClosed
  }
  return { untilClosed, finish }
}

function canConnect(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', reject)
  })
}

/** Sends about 120 requests per second over twelve connections, and counts how the requests ended. */
function beginLoad(origin: string) {
  const outcomes = new Map<string, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: 12 })
  let isOver = false
  const send = async (at: number): Promise<void> => {
    for (let count = 0; !isOver; count++) {
      const path = count % 3 ? `/api/watches/?page_size=5&min_price=${at * 1000 + count}` : '/api/auth/options/'
      const outcome = await statusOf(origin + path, agent).then(String, (error: unknown) => String(error))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      await wait(80)
    }
  }
  const sending = Promise.all(Array.from({ length: 12 }, (_, at) => send(at)))
  return {
    countServed: () => outcomes.get('200') ?? 0,
    end: async () => {
      isOver = true
      await sending
      agent.destroy()
      return outcomes
    },
  }
}
