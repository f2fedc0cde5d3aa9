import cluster, { type Worker } from 'node:cluster'
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Config } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { Logger } from '#server/start/logger.ts'

const firstDelayMs = 1000
const maxDelayMs = minuteMs
/** A process that ran for this long did not fail at its start, so its replacement starts without delay. */
const healthyMs = minuteMs

export function processCount(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { processes: { type: 'string' } }, strict: false })
  const count = values.processes === undefined ? 1 : Number(values.processes)
  if (!Number.isInteger(count) || count < 1 || count > 64) throw new StartupError('Say how many processes: npm start -- --processes 2')
  return count
}

/**
 * Runs the shop as several processes on one port. The first process migrates the database before the others start. Crashed processes are
 * restarted with growing delays. SIGINT and SIGTERM stop all processes after their running requests. SIGUSR2 replaces the processes one by
 * one, so that an update refuses no requests.
 */
export async function supervise(count: number, config: Config, logger: Logger): Promise<void> {
  if (!config.databaseUrl)
    throw new StartupError(
      'Several processes need PostgreSQL: set DATABASE_URL, or start without --processes. The embedded database is for one.',
    )
  const workerSlots = Array.from({ length: count }, (_, at) => new WorkerSlot(at, config, logger))
  const state = { isStopping: false, isReplacing: false }
  const stop = (signal: NodeJS.Signals): void => {
    if (state.isStopping) return
    state.isStopping = true
    logger.info({ signal, processes: count }, 'the processes are closing')
    void Promise.all(workerSlots.map((workerSlot) => workerSlot.stop(signal))).then((codes) =>
      exit(codes.every((code) => code === 0) ? 0 : 1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGUSR2', () => {
    if (state.isStopping || state.isReplacing) return
    state.isReplacing = true
    void replaceAll(workerSlots, logger).finally(() => (state.isReplacing = false))
  })
  const [first, ...others] = workerSlots
  const code = await first?.start()
  if (code !== undefined) exit(code || 1)
  await Promise.all(others.map((workerSlot) => workerSlot.start()))
}

async function replaceAll(workerSlots: readonly WorkerSlot[], logger: Logger): Promise<void> {
  for (const workerSlot of workerSlots) {
    if (await workerSlot.replace()) continue
    logger.error({ slot: workerSlot.at }, 'a process could not be replaced; the one before goes on, as do the others')
    return
  }
  logger.info({ processes: workerSlots.length }, 'all processes were replaced')
}

class WorkerSlot {
  readonly at: number
  readonly #config: Config
  readonly #logger: Logger
  #worker: Worker | undefined
  /** All live processes of this slot: the current process, and a successor that is starting. */
  readonly #living = new Set<Worker>()
  #isStopping = false
  #deaths = 0

  constructor(at: number, config: Config, logger: Logger) {
    this.at = at
    this.#config = config
    this.#logger = logger
  }

  async start(): Promise<number | undefined> {
    const worker = this.#fork()
    const code = await waitUntilListening(worker)
    if (code === undefined) this.#adopt(worker)
    else if (this.#deaths > 0 || this.at > 0) this.#startLater()
    return code
  }

  /** Starts a new process and then stops the old one. Returns false if the new process did not start. */
  async replace(): Promise<boolean> {
    const old = this.#worker
    const worker = this.#fork()
    if ((await waitUntilListening(worker)) !== undefined) return false
    this.#adopt(worker)
    if (old && !old.isDead()) await terminate(old, 'SIGTERM')
    return true
  }

  async stop(signal: NodeJS.Signals): Promise<number> {
    this.#isStopping = true
    const codes = await Promise.all([...this.#living].map((worker) => terminate(worker, signal)))
    return Math.max(0, ...codes)
  }

  #fork(): Worker {
    const { metrics } = this.#config
    const port = metrics?.port ? { METRICS_PORT: String(metrics.port + this.at) } : {}
    const worker = cluster.fork(port)
    this.#living.add(worker)
    worker.once('exit', () => this.#living.delete(worker))
    return worker
  }

  #adopt(worker: Worker): void {
    const since = performance.now()
    this.#worker = worker
    this.#logger.info({ slot: this.at, process: worker.process.pid }, 'a process is open')
    worker.on('exit', (code, signal) => {
      if (this.#isStopping || this.#worker !== worker) return
      this.#deaths = performance.now() - since > healthyMs ? 1 : this.#deaths + 1
      this.#logger.error({ slot: this.at, code, signal }, 'a process died and will be started anew')
      this.#startLater()
    })
  }

  #startLater(): void {
    this.#deaths = Math.max(1, this.#deaths)
    const delay = Math.min(firstDelayMs * 2 ** (this.#deaths - 1), maxDelayMs)
    setTimeout(() => {
      if (this.#isStopping) return
      void this.start().then((code) => code !== undefined && this.#deaths++)
    }, delay)
  }
}

function waitUntilListening(worker: Worker): Promise<number | undefined> {
  return new Promise((resolve) => {
    worker.once('listening', () => resolve(undefined))
    worker.once('exit', (code) => resolve(code ?? 1))
  })
}

function terminate(worker: Worker, signal: NodeJS.Signals): Promise<number> {
  return new Promise((resolve) => {
    worker.once('exit', (code) => resolve(code ?? 1))
    worker.process.kill(signal)
  })
}
