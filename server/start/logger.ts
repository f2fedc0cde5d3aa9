import { stdout } from 'node:process'
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { prettyFactory } from 'pino-pretty'
import { logSerializers, redactLine } from '#server/start/log-serializers.ts'

export type { Logger }

/** Creates the logger of a process. It writes JSON lines to standard output, or readable lines if standard output is a terminal. */
export function createLogger(
  level: string,
  destination: DestinationStream = isTerminal() ? prettyDestination() : pino.destination(1),
): Logger {
  return pino({ level, formatters: { log: redactLine }, serializers: logSerializers, hooks: { logMethod: dropEmpty } }, destination)
}

/** Drops the empty message that Fastify logs when it listens. `announceUrl` prints the URL instead. */
function dropEmpty(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  if (args[0] !== '') log.apply(this, args)
}

export function isTerminal(): boolean {
  return stdout.isTTY
}

/** Prints the URL of the shop at any log level: as a sentence in a terminal, otherwise as a JSON line with the field `address`. */
export function announceUrl(logger: Logger, sentence: string, url: string): void {
  if (isTerminal()) stdout.write(`${sentence} at ${url}\n`)
  else logger.child({}, { level: 'info' }).info({ address: url }, `${sentence} at ${url}`)
}

function prettyDestination(): DestinationStream {
  const format = prettyFactory({ colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true })
  return { write: (line) => void stdout.write(format(line)) }
}
