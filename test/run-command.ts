import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { safeExit } from '#test/safe-exit.ts'

export async function runCommand(program: string, args: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, LOG_LEVEL: 'error', ...settings }
  const child = spawn(process.execPath, [...safeExit, `server/cli/${program}.ts`, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, err }
}
