import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { freePort } from '#test/free-port.ts'
import { docker, image, inspect, mustRun, runShop, whyNoImage } from '#test/image/docker.ts'
import { demo, production } from '#test/production/every-start.ts'
import { sendRequest } from '#test/production/http-request.ts'
import { hasPrograms, startProxies } from '#test/proxy-programs.ts'
import { askProxy, beginLoad, openUnits } from '#test/rolling-update.ts'
import { createPostgres } from '#test/shop.ts'

const missing = await whyNoImage()
if (missing) console.warn(`The image is not tested: ${missing}.`)
const megabyte = 1e6

describe.skipIf(missing)('the built Docker image', () => {
  const run = `vitrine-test-${randomBytes(4).toString('hex')}`
  const names = [`${run}-1`, `${run}-2`]
  const [first = '', second = ''] = names
  const ports = new Map<string, number>()
  let database: Awaited<ReturnType<typeof createPostgres>>

  const start = (name: string) =>
    runShop(name, run, {
      ...production,
      ...demo,
      PHOTOGRAPHS: 'on',
      TRUST_PROXY_HOPS: '1',
      HOST: '127.0.0.1',
      PORT: String(ports.get(name)),
      DATABASE_URL: database.url,
      DATABASE_POOL: '5',
    })
  const becomesHealthy = (name: string) =>
    eventually(() => inspect(name, '.State.Health.Status'), { reason: 'the health check', upToMs: 300_000 }).toBe('healthy')
  const ask = (name: string, path: string) =>
    sendRequest(`http://127.0.0.1:${ports.get(name)}`, path, { headers: { host: 'shop.example.ru', 'x-forwarded-proto': 'https' } })

  beforeAll(async () => {
    await mustRun('build', '--network', 'host', '--tag', image, '.')
    await mustRun('volume', 'create', run)
    database = await createPostgres()
    for (const name of names) ports.set(name, await freePort())
  })
  afterAll(async () => {
    await docker('rm', '--force', '--volumes', ...names)
    await docker('volume', 'rm', run)
    await database?.drop()
  })

  test('OPS-01 opens an empty database, and its health check passes', async () => {
    await start(first)
    await becomesHealthy(first)
  })

  test('OPS-01 takes at most 400 MB, 350 without the demo’s photographs', async () => {
    const du = (...args: string[]) =>
      mustRun('run', '--rm', '--network', 'none', '--user', '0', '--entrypoint', 'du', image, '-sbx', ...args)
    const [whole = 0, photographs = 0] = await Promise.all(
      ['/', '/shop/demo/photographs'].map(async (path) => parseInt(await du(path), 10)),
    )
    expect(photographs).toBeGreaterThan(megabyte)
    expect(whole / megabyte).toBeLessThan(400)
    expect((whole - photographs) / megabyte).toBeLessThan(350)
  })

  test('OPS-01 serves pages, scripts and photographs on PostgreSQL', async () => {
    const page = (await ask(first, '/catalog')).body
    const used = ['/assets/', '/photos/'].map((folder) => new RegExp(`${folder}[^"\\s,]+`).exec(page)?.[0] ?? `none in ${folder}`)
    for (const path of ['/', '/api/watches/', ...used]) expect([path, (await ask(first, path)).status]).toEqual([path, 200])
  })

  test('OPS-01 runs as an account without rights, which writes to its volume only', async () => {
    const inside = (...command: string[]) => docker('exec', first, ...command)
    expect(await inside('id', '-u')).toEqual({ code: 0, output: '1000' })
    expect((await inside('grep', '-E', '^(CapEff|CapBnd|NoNewPrivs)', '/proc/1/status')).output.split(/\s+/)).toEqual([
      'CapEff:',
      '0000000000000000',
      'CapBnd:',
      '0000000000000000',
      'NoNewPrivs:',
      '1',
    ])
    expect((await inside('touch', '/shop/server/main.ts')).code).not.toBe(0)
    expect(await inside('touch', '/data/written')).toEqual({ code: 0, output: '' })
  })

  test.each([
    ['orders', /There are none\.$/],
    ['enquiries', /There are none\.$/],
    ['audit -- verify', /./],
    ['staff -- list', /./],
    ['backup', /^\/data\/backups\/vitrine-\S+\.tar\.gz: [1-9]\d* rows/m],
  ])('OPS-01 runs `npm run %s` beside the shop', async (command, printed) => {
    const { code, output } = await docker('exec', first, 'npm', 'run', ...command.split(' '))
    expect([code, output]).toEqual([0, expect.stringMatching(printed)])
    expect(output).not.toMatch(/npm (warn|notice|error)/i)
  })

  test.skipIf(!hasPrograms('nginx', 'openssl', 'caddy'))('OPS-06 two containers are replaced without a refused request', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-update-'))
    const programs: ChildProcess[] = []
    await start(second)
    await becomesHealthy(second)
    const units = await openUnits(folder, async (port) => {
      const name = names.find((each) => ports.get(each) === port) ?? ''
      await mustRun('stop', '--time', '45', name)
      await mustRun('rm', name)
      await start(name)
    })
    try {
      const both = names.map((name) => ports.get(name) ?? 0)
      const fronts = Object.entries(await startProxies(folder, both, programs))
      for (const [, port] of fronts) await eventually(() => askProxy(port, '/healthz'), { upToMs: 60_000 }).toBe('200')
      const loads = fronts.map(([, port]) => beginLoad(port))
      expect(await units.update(both)).toEqual([0, ''])
      const outcomes = await Promise.all(loads.map((load) => load.end()))
      for (const [at, outcome] of outcomes.entries()) {
        expect(outcome.get('GET 200')).toBeGreaterThan(100)
        expect({ front: fronts[at]?.[0], kinds: new Set(outcome.keys()) }).toEqual({
          front: fronts[at]?.[0],
          kinds: new Set(['GET 200', 'POST 400']),
        })
      }
    } finally {
      units.close()
      for (const program of programs) program.kill('SIGTERM')
      await Promise.all(programs.map(async (program) => program.exitCode ?? once(program, 'exit')))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('OPS-06 ends with 0 on SIGTERM, within the time that the compose files allow', async () => {
    await mustRun('stop', '--time', '45', first)
    expect(await inspect(first, '.State.ExitCode')).toBe('0')
  })
})
