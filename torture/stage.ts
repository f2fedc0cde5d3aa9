import { setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '#contract/rules/durations.ts'
import { Secret } from '#server/context/secret.ts'
import { accessTokens } from '#server/domain/accounts/access-tokens.ts'
import { type Buyer, createBuyers } from '#test/concurrent-buyers.ts'
import { type SpawnedShop, startShop } from '#test/e2e/spawned-shop.ts'
import { addPiece } from '#test/factories.ts'
import { type Allowed, type Client, openClient } from '#torture/client.ts'
import { createDatabase, type DatabaseKind, type StageDatabase } from '#torture/database.ts'
import { killAtExit } from '#torture/kill-at-exit.ts'
import { type Ledger, findLosses, openLedger } from '#torture/ledger.ts'
import { watchMemory } from '#torture/memory.ts'
import { secret, settingsOn } from '#torture/settings.ts'

export type Scenario = {
  name: string
  about: string
  databases: readonly DatabaseKind[]
  /** The number of server processes on PostgreSQL. An embedded database always has one process. */
  processes: number
  buyers: number
  pieces: number
  allowed?: Allowed
  /**
   * The maximum memory of a process and its child processes, in megabytes. The limit is about a quarter above the figures in
   * bench/FIGURES.md.
   */
  memoryMaxMb?: Record<DatabaseKind, number>
  minutesMax?: number
  connections?: number
  createDatabase?: () => Promise<StageDatabase>
  /** Returns why the scenario cannot run on this machine, or undefined if it can. */
  findObstacle?: () => string | undefined
  /** Returns additional settings of the server processes. A scenario that starts servers here must close them by `stage.onEnd`. */
  settings?: (stage: Stage) => Promise<Record<string, string>>
  run: (stage: Stage) => Promise<void>
}

export type Stage = Awaited<ReturnType<typeof openStage>>

const readyMs = minuteMs
const startMs = 90_000
const stopMs = 30_000

/** Opens everything that a scenario uses: database, customers, pieces, server processes, client and ledger. */
export async function openStage(scenario: Scenario, kind: DatabaseKind, scale: number) {
  const database = await (scenario.createDatabase?.() ?? createDatabase(kind))
  const client = openClient(scenario.allowed ?? {}, scenario.connections)
  const ledger = openLedger()
  const count = (full: number, least = 1) => Math.max(least, Math.round(full * scale))
  const { buyers, pieces } = await populate(database, count(scenario.buyers, 8), count(scenario.pieces, 8))
  const shops = new Set<SpawnedShop>()
  const memory = watchMemory(() => [...shops].map(({ child }) => child.pid ?? 0))
  const notes: string[] = []
  const closing: (() => void | Promise<void>)[] = []
  let settings: Record<string, string> = {}
  let turn = 0

  async function start(): Promise<SpawnedShop> {
    const shop = await startShop({ ...settingsOn(database), ...settings })
    killAtExit(shop.child)
    shops.add(shop)
    void shop.ending.then(({ code, signal, output }) => {
      if (!shops.delete(shop)) return
      client.reportProblem(`a server process ended by itself (${code ?? signal}): ${output.slice(-500)}`)
    })
    return shop
  }
  async function kill(shop: SpawnedShop, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    shops.delete(shop)
    shop.child.kill(signal)
    await shop.ending
  }
  async function stop(shop: SpawnedShop): Promise<void> {
    shops.delete(shop)
    shop.child.kill('SIGTERM')
    const late = setTimeout(() => shop.child.kill('SIGKILL'), stopMs)
    const { code, output } = await shop.ending
    clearTimeout(late)
    if (code !== 0) client.reportProblem(`a server process that was told to stop ended with ${code}: ${output.slice(-500)}`)
    const errors = output.split('\n').filter((line) => /"level":[56]0/.test(line))
    if (errors.length && !scenario.allowed?.outages)
      client.reportProblem(`the log tells of ${errors.length} errors: ${errors[0]?.slice(0, 500)}`)
  }

  const stage = {
    kind,
    count,
    client,
    ledger,
    buyers,
    pieces,
    memory: memory.memory,
    notes,
    url: database.url,
    restartDatabase: database.restart,
    folder: database.folder,
    /** Opens the database. An embedded database can be opened only while no server process is running. */
    openDatabase: database.open,
    shops: () => [...shops],
    /** Returns the origin of the next running server process, in turn. Waits if no process is running. */
    origin: async (): Promise<string> => {
      const until = performance.now() + startMs
      while (!shops.size && performance.now() < until) await wait(50)
      if (!shops.size) throw new Error('no server process is left')
      return [...shops][turn++ % shops.size]?.url ?? ''
    },
    start,
    kill,
    stop,
    onEnd: (close: () => void | Promise<void>) => void closing.push(close),
    open: async () => {
      settings = (await scenario.settings?.(stage)) ?? {}
      await Promise.all(Array.from({ length: kind === 'embedded' ? 1 : scenario.processes }, start))
    },
    /** Waits until all processes are ready, stops them, and reports acknowledged changes that are missing. */
    settle: async () => {
      for (const shop of shops) await expectReady(shop, client)
      memory.sample()
      await Promise.all([...shops].map(stop))
      for (const loss of await readLosses(database, ledger)) client.reportProblem(loss)
    },
    close: async () => {
      memory.stop()
      client.close()
      await Promise.all([...shops].map((shop) => kill(shop)))
      for (const close of closing) await close()
      await database.remove()
    },
  }
  return stage
}

async function populate(database: StageDatabase, buyersCount: number, piecesCount: number): Promise<{ buyers: Buyer[]; pieces: number[] }> {
  const opened = await database.open()
  try {
    const buyers = await createBuyers({ db: opened.db, tokens: accessTokens([new Secret(secret)], Date.now), now: Date.now }, buyersCount)
    const pieces: number[] = []
    while (pieces.length < piecesCount) pieces.push(await addPiece(opened.db))
    return { buyers, pieces }
  } finally {
    await opened.close()
  }
}

async function readLosses(database: StageDatabase, ledger: Ledger): Promise<string[]> {
  const opened = await database.open()
  try {
    return await findLosses(opened.db, ledger)
  } finally {
    await opened.close()
  }
}

async function expectReady({ url }: SpawnedShop, client: Client): Promise<void> {
  const until = performance.now() + readyMs
  while (performance.now() < until) {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    await response?.arrayBuffer()
    if (response?.status === 200) return
    await wait(200)
  }
  client.reportProblem(`a server process is not ready ${readyMs} ms after all is over`)
}
