import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '#test/free-port.ts'

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

/**
 * Starts PgBouncer in front of the PostgreSQL at `serverUrl`, configured as in docs/operations.md. `urlOf` returns the URL of a database.
 */
export async function openPgBouncer(mode: 'session' | 'transaction', serverUrl: string) {
  const server = new URL(serverUrl)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pgbouncer-'))
  const password = server.password ? ` password=${decodeURIComponent(server.password)}` : ''
  const user = decodeURIComponent(server.username) || process.env.USER || 'postgres'
  const lines = [
    '[databases]',
    `* = host=${server.searchParams.get('host') ?? server.hostname} port=${server.port || 5432} user=${user}${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'default_pool_size = 40',
    // vitest.config.ts sets PGOPTIONS, so clients also send `options`
    'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options',
  ]
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, lines.join('\n'))
  // PgBouncer does not run as root. It switches to another user, who must be able to read the file.
  for (const path of [folder, file]) chmodSync(path, 0o755)
  const child = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
  const ended = once(child, 'exit')
  await Promise.race([
    vi.waitFor(() => connectOnce(port), 15_000),
    ended.then(() => Promise.reject(new Error(`PgBouncer ended\n${output}`))),
  ])
  return {
    urlOf: (url: string) => Object.assign(new URL(url), { host: `127.0.0.1:${port}`, search: '' }).href,
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

function connectOnce(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', reject)
  })
}
