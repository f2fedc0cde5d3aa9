import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { freePort } from '#test/free-port.ts'
import { hasPrograms, startProxies } from '#test/proxy-programs.ts'
import { createPostgres, onPostgres } from '#test/shop.ts'
import { startShopProcess } from '#test/start-shop-process.ts'

const root = join(import.meta.dirname, '..')
const host = 'shop.example.ru'

describe.runIf(onPostgres && hasPrograms('nginx', 'openssl', 'caddy'))('deploy/update.sh with two processes behind nginx and Caddy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-update-'))
  const programs: ChildProcess[] = []
  const processes = new Map<number, ChildProcess>()
  const starting: Promise<void>[] = []
  let database: Awaited<ReturnType<typeof createPostgres>>
  let manager: Server
  let ports: number[]
  const start = async (port: number) => {
    const settings = { DATABASE_URL: database.url, DATABASE_POOL: '5', DATA_DIR: folder, DRAIN_SECONDS: '5', TRUST_PROXY_HOPS: '1' }
    processes.set(port, (await startShopProcess({ ...settings, PORT: String(port) })).child)
  }

  beforeAll(async () => {
    database = await createPostgres(String(process.env.TEST_TEMPLATE))
    ports = [await freePort(), await freePort()]
    await Promise.all(ports.map(start))
    // stands in for systemd: stops the process of a unit in order and starts another without waiting until it is ready
    manager = createServer((incoming, outgoing) => {
      const port = Number(/^\/restart\/vitrine@(\d+)$/.exec(incoming.url ?? '')?.[1])
      const child = processes.get(port)
      if (!child) return void outgoing.writeHead(404).end()
      child.kill('SIGTERM')
      void once(child, 'exit').then(() => {
        starting.push(start(port))
        outgoing.end()
      })
    }).listen(0, '127.0.0.1')
    await once(manager, 'listening')
  })
  afterAll(async () => {
    await Promise.all(starting)
    for (const child of [...programs, ...processes.values()]) child.kill('SIGTERM')
    await Promise.all([...programs, ...processes.values()].map(async (child) => child.exitCode ?? once(child, 'exit')))
    manager.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('OPS-06 restarts one process after the other, and neither proxy refuses a request', async () => {
    const fronts = await startProxies(folder, ports, programs)
    for (const port of Object.values(fronts)) await eventually(() => ask(port, '/healthz'), { upToMs: 60_000 }).toBe('200')

    const loads = Object.values(fronts).map(beginLoad)
    expect(await update()).toEqual([0, ''])
    const outcomes = await Promise.all(loads.map((load) => load.end()))
    for (const outcome of outcomes) {
      expect(outcome.get('GET 200')).toBeGreaterThan(100)
      expect([...outcome.keys()].toSorted()).toEqual(['GET 200', 'POST 400'])
    }
  }, 180_000)

  test('OPS-06 fails if a process does not come back, and leaves the other running', async () => {
    const nobody = await freePort()
    // two attempts instead of a wait of a minute
    expect(await update([nobody, ports[0] ?? 0], { attempts: 2 })).toEqual([1, expect.stringMatching(/is not ready/)])
    expect(processes.get(ports[0] ?? 0)?.exitCode).toBeNull()
    // a leftover file would keep requests away from its process for good
    expect(readdirSync(folder).filter((name) => name.endsWith('.away'))).toEqual([])
  })

  /** Runs the script; returns its exit code and its standard error. */
  async function update(of = ports, { attempts = 60 } = {}): Promise<[code: number | null, output: string]> {
    const address = manager.address()
    const control = typeof address === 'object' && address ? address.port : 0
    const script = join(folder, 'update.sh')
    writeFileSync(
      script,
      readFileSync(join(root, 'deploy/update.sh'), 'utf8').replace('seq 60', `seq ${attempts}`).replaceAll('/run/', `${folder}/`),
    )
    writeFileSync(join(folder, 'systemctl'), `#!/bin/sh\nexec curl -sS -o /dev/null "http://127.0.0.1:${control}/$1/$2"\n`)
    chmodSync(join(folder, 'systemctl'), 0o755)
    const child = spawn('bash', [script, ...of.map(String)], { env: { PATH: `${folder}:${process.env.PATH}` } })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
    await once(child, 'close')
    return [child.exitCode, output]
  }
})

/** Sends a request to a proxy; returns the status, or the error. */
function ask(port: number, path: string, { agent, method = 'GET' }: { agent?: Agent; method?: string } = {}): Promise<string> {
  return new Promise((resolve) => {
    const headers = { host, ...(method === 'POST' ? { 'content-type': 'application/json', 'content-length': 2 } : {}) }
    const options = { host: '127.0.0.1', port, path, method, headers, servername: host, rejectUnauthorized: false, agent }
    const sent = request(options, (response) => response.resume().once('end', () => resolve(String(response.statusCode))))
    sent.once('error', (error) => resolve(String(error))).end(method === 'POST' ? '{}' : undefined)
  })
}

/** Six clients send requests repeatedly, every fifth an incomplete form; counts how each request ended. */
function beginLoad(port: number) {
  const outcomes = new Map<string, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  let isOver = false
  const send = async (at: number): Promise<void> => {
    for (let count = 0; !isOver; count++) {
      const method = count % 5 ? 'GET' : 'POST'
      const path = method === 'POST' ? '/api/contacts/' : `/api/watches/?page_size=5&min_price=${at * 1000 + count}`
      const outcome = `${method} ${await ask(port, path, { agent, method })}`
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      await wait(50)
    }
  }
  const sending = Promise.all(Array.from({ length: 6 }, (_, at) => send(at)))
  return {
    end: async () => {
      isOver = true
      await sending
      agent.destroy()
      return outcomes
    },
  }
}
