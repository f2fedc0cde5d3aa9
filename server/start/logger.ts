import { stdout } from 'node:process'
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { prettyFactory } from 'pino-pretty'
import { logRedaction, logSerializers } from '#server/start/log-serializers.ts'

export type { Logger }

/**
 * The one logger of a process, for requests and for everything else: a line of JSON on standard output for each event, or one that people
 * can read where standard output is a terminal.
 */
export function createLogger(
  level: string,
  destination: DestinationStream = isTerminal() ? prettyDestination() : pino.destination(1),
): Logger {
  return pino({ level, redact: logRedaction, serializers: logSerializers, hooks: { logMethod: dropEmpty } }, destination)
}

/** Fastify logs the URL it listens at, which `listen` leaves empty: `announceAddress` logs it. */
function dropEmpty(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  if (args[0] !== '') log.apply(this, args)
}

export function isTerminal(): boolean {
  return stdout.isTTY
}

/** Prints where the shop is open, whatever the level of the log: tools read `address`, people the sentence. */
export function announceUrl(logger: Logger, sentence: string, url: string): void {
  if (isTerminal()) stdout.write(`${sentence} at ${url}\n`)
  else logger.child({}, { level: 'info' }).info({ address: url }, `${sentence} at ${url}`)
}

function prettyDestination(): DestinationStream {
  const format = prettyFactory({ colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true })
  return { write: (line) => void stdout.write(format(line)) }
}
