import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '../..')
const base = /^FROM (\S+)/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? ''

export const image = 'vitrine:test'

type Ended = { code: number | null; output: string }

export async function docker(...args: string[]): Promise<Ended> {
  const child = spawn('docker', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close').catch((error: unknown) => [String(error)])
  const printed = await Promise.all([text(child.stdout), text(child.stderr)])
  await closed
  return { code: child.exitCode, output: printed.join('').trim() }
}

/** Runs `docker` and returns its output. Throws an error with the output if the command fails. */
export async function mustRun(...args: string[]): Promise<string> {
  const { code, output } = await docker(...args)
  if (code !== 0) throw new Error(`docker ${args.slice(0, 2).join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** Returns why the image cannot be built and run on this machine, or undefined if it can. */
export async function whyNoImage(): Promise<string | undefined> {
  if (!process.env.TEST_DATABASE_URL) return 'TEST_DATABASE_URL names no PostgreSQL'
  if ((await docker('info')).code !== 0) return 'no Docker engine answers'
  if ((await docker('image', 'inspect', base)).code !== 0 && (await docker('pull', base)).code !== 0)
    return `${base} is not here and cannot be pulled`
  return undefined
}

/**
 * Starts a container of the image with the restrictions of compose.yaml: only /data and /tmp are writable, and all capabilities are
 * dropped.
 */
export async function runShop(name: string, volume: string, settings: Record<string, string>): Promise<void> {
  const confined = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true']
  const env = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  await mustRun('run', '--detach', '--name', name, '--network', 'host', '--volume', `${volume}:/data`, ...confined, ...env, image)
}

export async function inspect(name: string, field: string): Promise<string> {
  return (await docker('inspect', '--format', `{{${field}}}`, name)).output
}
