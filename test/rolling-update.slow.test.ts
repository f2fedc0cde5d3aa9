import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { freePort } from '#test/free-port.ts'
import { hasPrograms, startProxies } from '#test/proxy-programs.ts'
import { askProxy, beginLoad, openUnits } from '#test/rolling-update.ts'
import { createPostgres, onPostgres } from '#test/shop.ts'
import { startShopProcess } from '#test/start-shop-process.ts'

describe.runIf(onPostgres && hasPrograms('nginx', 'openssl', 'caddy'))('deploy/update.sh with two processes behind nginx and Caddy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-update-'))
  const programs: ChildProcess[] = []
  const processes = new Map<number, ChildProcess>()
  const starting: Promise<void>[] = []
  let database: Awaited<ReturnType<typeof createPostgres>>
  let units: Awaited<ReturnType<typeof openUnits>>
  let ports: number[]
  const start = async (port: number) => {
    const settings = { DATABASE_URL: database.url, DATABASE_POOL: '5', DATA_DIR: folder, DRAIN_SECONDS: '5', TRUST_PROXY_HOPS: '1' }
    processes.set(port, (await startShopProcess({ ...settings, PORT: String(port) })).child)
  }

  beforeAll(async () => {
    database = await createPostgres(String(process.env.TEST_TEMPLATE))
    ports = [await freePort(), await freePort()]
    await Promise.all(ports.map(start))
    units = await openUnits(folder, async (port) => {
      const child = processes.get(port)
      if (!child) throw new Error(`No process listens on ${port}`)
      child.kill('SIGTERM')
      await once(child, 'exit')
      starting.push(start(port))
    })
  })
  afterAll(async () => {
    await Promise.all(starting)
    for (const child of [...programs, ...processes.values()]) child.kill('SIGTERM')
    await Promise.all([...programs, ...processes.values()].map(async (child) => child.exitCode ?? once(child, 'exit')))
    units.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('OPS-06 restarts one process after the other, and neither proxy refuses a request', async () => {
    const fronts = await startProxies(folder, ports, programs)
    for (const port of Object.values(fronts)) await eventually(() => askProxy(port, '/healthz'), { upToMs: 60_000 }).toBe('200')

    const loads = Object.values(fronts).map(beginLoad)
    expect(await units.update(ports)).toEqual([0, ''])
    const outcomes = await Promise.all(loads.map((load) => load.end()))
    for (const outcome of outcomes) {
      expect(outcome.get('GET 200')).toBeGreaterThan(100)
      expect([...outcome.keys()].toSorted()).toEqual(['GET 200', 'POST 400'])
    }
  }, 180_000)

  test('OPS-06 fails if a process does not come back, and leaves the other running', async () => {
    const nobody = await freePort()
    // the default number of attempts would take a minute
    expect(await units.update([nobody, ports[0] ?? 0], { attempts: 2 })).toEqual([1, expect.stringMatching(/is not ready/)])
    expect(processes.get(ports[0] ?? 0)?.exitCode).toBeNull()
    // a leftover file would keep requests away from its process forever
    expect(readdirSync(folder).filter((name) => name.endsWith('.away'))).toEqual([])
  })
})
