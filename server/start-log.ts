import { stdout } from 'node:process'
import type { Log } from '#server/context/log.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const

/** A log in the form of the server's own, for what happens outside of requests. */
export function startLog(level: string): Log {
  const least = level === 'silent' ? levels.length : levels.findIndex((known) => known === level)
  const write = (at: (typeof levels)[number]) => (fields: object, message: string) => {
    if (levels.indexOf(at) < least) return
    const told = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        value instanceof Error ? { message: value.message, stack: value.stack } : value,
      ]),
    )
    stdout.write(`${JSON.stringify({ level: (levels.indexOf(at) + 2) * 10, time: Date.now(), ...told, msg: message })}\n`)
  }
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}
