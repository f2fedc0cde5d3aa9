import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { hasPrograms, startProxies } from '#test/proxy-programs.ts'

const host = 'shop.example.ru'

describe.runIf(hasPrograms('nginx', 'openssl', 'caddy'))('a process that deploy/update.sh restarts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-away-'))
  const programs: ChildProcess[] = []
  let processes: Server[] = []
  let ports: number[] = []
  let fronts: Record<string, number> = {}

  beforeAll(async () => {
    // stand-ins for the shop's processes: each responds with its number
    processes = [1, 2].map((name) => createServer((_, response) => response.end(String(name))).listen(0, '127.0.0.1'))
    await Promise.all(processes.map((server) => once(server, 'listening')))
    ports = processes.map((server) => (server.address() as AddressInfo).port)
    fronts = await startProxies(folder, ports, programs)
  })
  afterAll(async () => {
    for (const program of programs) program.kill('SIGTERM')
    await Promise.all(programs.map(async (program) => program.exitCode ?? once(program, 'exit')))
    for (const server of processes) server.close().closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(['nginx', 'caddy'])(
    'OPS-06 gets no requests from %s while it is marked away, and gets them again afterwards',
    async (proxy) => {
      const whoResponds = async (): Promise<string[]> => {
        const seen = new Set<string>()
        for (let count = 0; count < 6; count++) seen.add(await ask(fronts[proxy] ?? 0).catch(String))
        return [...seen].toSorted()
      }
      await eventually(whoResponds, { upToMs: 60_000 }).toEqual(['1', '2'])
      for (const [at, other] of ['2', '1'].entries()) {
        const file = join(folder, `vitrine-${ports[at]}.away`)
        writeFileSync(file, '')
        expect(await whoResponds()).toEqual([other])
        rmSync(file)
      }
      expect(await whoResponds()).toEqual(['1', '2'])
    },
  )
})

/** Sends a form through a proxy. Returns the number of the process that responded. */
function ask(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/api/contacts/', method: 'POST', headers: { host }, servername: host }
    const sent = request({ ...options, rejectUnauthorized: false, agent: false }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += String(chunk))).once('end', () => resolve(body))
    })
    sent.once('error', reject).end('{}')
  })
}
