import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startShopProcess } from '#test/processes.ts'
import { openReadinessProxy } from '#test/readiness-proxy.ts'
import { createPostgres, onPostgres } from '#test/shop.ts'

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
    const began = Date.now()
    expect(await stop(child)).toBe(0)
    // the connection of the agent would have stood for 65 seconds more
    expect(Date.now() - began).toBeLessThan(20_000)
    agent.destroy()
  }, 120_000)

  test('OPS-06 reports first that it is not ready, serves meanwhile, and ends each connection with its response', async () => {
    const { origin, child } = await start({ DRAIN_SECONDS: '5' })
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'draining', checks: {} })
    const response = await fetch(`${origin}/api/brands/`)
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close'])
    expect(await exit).toEqual([0, null])
  }, 120_000)

  test('OPS-06 a second signal ends it at once', async () => {
    const { child } = await start({ DRAIN_SECONDS: '300' })
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    // signals of one press of Ctrl+C count as one: only a later one ends it
    const again = setInterval(() => child.kill('SIGTERM'), 100)
    expect(await exit).toEqual([1, null])
    clearInterval(again)
  }, 120_000)

  test('OPS-06 rolling restarts of two processes behind a proxy refuse and break nothing', async () => {
    const proxy = await openReadinessProxy()
    const processes = await Promise.all([1, 2].map(() => start({ DRAIN_SECONDS: '1' })))
    for (const { origin } of processes) await proxy.add(origin)
    const load = beginLoad(proxy.origin)
    for (let round = 0; round < 3; round++) {
      const old = processes.shift()
      if (!old) break
      expect(await stop(old.child)).toBe(0)
      proxy.remove(old.origin)
      const fresh = await start({ DRAIN_SECONDS: '1' })
      await proxy.add(fresh.origin)
      processes.push(fresh)
    }
    const outcomes = await load.end()
    await Promise.all(processes.map(({ child }) => stop(child)))
    proxy.close()
    expect(outcomes.get('200')).toBeGreaterThan(300)
    expect([...outcomes.keys()]).toEqual(['200'])
  }, 300_000)
})

async function stop(child: ChildProcess): Promise<number | null> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  return child.exitCode
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', reject)
  })
}

/** About 120 requests a second, one after the other on twelve connections; how each ended is counted. */
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
    end: async () => {
      isOver = true
      await sending
      agent.destroy()
      return outcomes
    },
  }
}
