import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const host = 'shop.example.ru'

/**
 * Stands in for systemd in tests of deploy/update.sh. `restart` gracefully stops the process of a port and starts another, without waiting
 * until it is ready. `update` runs the script in `folder` and returns its exit code and standard error.
 */
export async function openUnits(folder: string, restart: (port: number) => Promise<void>) {
  const manager = createServer((incoming, outgoing) => {
    const port = Number(/^\/restart\/vitrine@(\d+)$/.exec(incoming.url ?? '')?.[1])
    restart(port).then(
      () => outgoing.end(),
      () => outgoing.writeHead(404).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(manager, 'listening')
  const address = manager.address()
  const control = typeof address === 'object' && address ? address.port : 0

  const update = async (ports: number[], { attempts = 60 } = {}): Promise<[code: number | null, output: string]> => {
    const script = join(folder, 'update.sh')
    writeFileSync(
      script,
      readFileSync(join(import.meta.dirname, '../deploy/update.sh'), 'utf8')
        .replace('seq 60', `seq ${attempts}`)
        .replaceAll('/run/', `${folder}/`),
    )
    writeFileSync(join(folder, 'systemctl'), `#!/bin/sh\nexec curl -sS -o /dev/null "http://127.0.0.1:${control}/$1/$2"\n`)
    chmodSync(join(folder, 'systemctl'), 0o755)
    const child = spawn('bash', [script, ...ports.map(String)], { env: { PATH: `${folder}:${process.env.PATH}` } })
    const [output] = await Promise.all([text(child.stderr), once(child, 'close')])
    return [child.exitCode, output]
  }
  return { update, close: () => manager.close() }
}

export function askProxy(port: number, path: string, { agent, method = 'GET' }: { agent?: Agent; method?: string } = {}): Promise<string> {
  return new Promise((resolve) => {
    const headers = { host, ...(method === 'POST' ? { 'content-type': 'application/json', 'content-length': 2 } : {}) }
    const options = { host: '127.0.0.1', port, path, method, headers, servername: host, rejectUnauthorized: false, agent }
    const sent = request(options, (response) => response.resume().once('end', () => resolve(String(response.statusCode))))
    sent.once('error', (error) => resolve(String(error))).end(method === 'POST' ? '{}' : undefined)
  })
}

/** Sends requests from six clients and counts how the requests ended. Every fifth request is an incomplete form. */
export function beginLoad(port: number) {
  const outcomes = new Map<string, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  let isOver = false
  const send = async (at: number): Promise<void> => {
    for (let count = 0; !isOver; count++) {
      const method = count % 5 ? 'GET' : 'POST'
      const path = method === 'POST' ? '/api/contacts/' : `/api/watches/?page_size=5&min_price=${at * 1000 + count}`
      const outcome = `${method} ${await askProxy(port, path, { agent, method })}`
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
