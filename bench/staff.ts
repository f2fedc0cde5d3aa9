import { mkdtempSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Figure } from '#bench/figures.ts'
import { copyOfDatabase, type Running, startShop } from '#bench/servers.ts'
import { type Desk, openWork, type Shift, type Times, workKinds, work } from '#bench/staff-work.ts'
import { load, run } from '#bench/wrk.ts'
import { openDatabase } from '#server/db/client.ts'
import type { Db } from '#server/db/database.ts'
import { createLogger } from '#server/start/logger.ts'
import { addOrdersOfYears } from '#test/orders-of-years.ts'
import { joinByLink, ownerLinkIn } from '#test/staff-over-http.ts'

const sizes = { pieces: 5000, orders: 20_000, enquiries: 20_000 }
const aims = { list: 200, record: 100, save: 150, find: 100, today: 300 }

/** The keystroke-level model's times for a decision and for a tap. A person needs both before each action. */
const decisionMs = 1350
const tapMs = 1100
const atWork: Shift = { people: 10, pauseMs: decisionMs + tapMs, seconds: 150 }
/** A shift with more load than ten people can produce, to find the limit of the shop. */
const withoutPause: Shift = { people: 10, pauseMs: 300, seconds: 20 }

const rounds = 5
const roundSeconds = 6

/**
 * Ten simulated people work in the back office of a shop with years of orders, once on PostgreSQL and once on the embedded database
 * (OWN-116). Measures the 95th percentile of their response times, and how much slower the shop serves cached storefront pages meanwhile.
 * Then measures the same with pauses of 300 ms, without targets.
 */
export async function benchStaff(): Promise<Figure[]> {
  const folder = () => mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const embedded = folder()
  await run('node', ['server/cli/seed.ts', '--pieces', String(sizes.pieces)], { DATA_DIR: embedded, DATABASE_URL: '' })
  const url = await copyOfDatabase(sizes.pieces, 'vitrine_bench_staff')
  return [
    ...(await figuresOn('PostgreSQL', { DATABASE_URL: url, DATA_DIR: folder() })),
    ...(await figuresOn('embedded', { DATA_DIR: embedded, DATABASE_URL: '' })),
  ]
}

async function figuresOn(name: string, env: { DATABASE_URL: string; DATA_DIR: string }): Promise<Figure[]> {
  await fill(env)
  const shop = await startShop(env)
  try {
    const owner = await joinByLink(await ownerLink(shop), { name: 'Ada', email: 'ada@shop.example' })
    const desk = await openWork(shop.origin, owner.token)
    await work(desk, { ...withoutPause, seconds: 5 })
    const figures: Figure[] = []
    for (const [who, shift] of [['ten at work', atWork] as const, ['ten without a pause', withoutPause] as const]) {
      const times = await work(desk, shift)
      const isAim = shift === atWork
      for (const kind of workKinds) figures.push(figureOf(`${name}, ${who}: ${kind}`, times[kind], isAim ? aims[kind] : null))
      figures.push(shareFigure(`${name}, ${who}`, await sharesLeft(shop, desk, shift), isAim ? 0.9 : null))
    }
    return [...figures, loadFigure(name)]
  } finally {
    await shop.stop()
  }
}

function figureOf(what: string, times: Times[keyof Times], aimMs: number | null): Figure {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return {
    what: `${what}, p95 (median)`,
    figure: `${at(0.95).toFixed(0)} ms (${at(0.5).toFixed(0)} ms, ${sorted.length} requests)`,
    aim: aimMs === null ? '–' : `≤ ${aimMs} ms`,
    reached: aimMs === null ? null : at(0.95) <= aimMs,
  }
}

/**
 * Returns the throughput of cached storefront pages during a shift, divided by the throughput without a shift. Measures both in each round.
 */
async function sharesLeft(shop: Running, desk: Desk, shift: Shift): Promise<number[]> {
  const shares: number[] = []
  for (let round = 0; round < rounds; round++) {
    const alone = await cachedPages(shop)
    const meanwhile = work(desk, { ...shift, seconds: roundSeconds })
    shares.push((await cachedPages(shop)) / alone)
    await meanwhile
  }
  return shares
}

function shareFigure(what: string, shares: number[], least: number | null): Figure {
  const median = shares.toSorted((one, other) => one - other)[Math.floor(shares.length / 2)] ?? 0
  return {
    what: `${what}: cached pages meanwhile, to alone, median of ${shares.map((share) => share.toFixed(2)).join(', ')}`,
    figure: median.toFixed(2),
    aim: least === null ? '–' : `≥ ${least}`,
    reached: least === null ? null : median >= least,
  }
}

/** Returns the load average. The benchmark itself keeps two cores busy; a higher load means that other programs ran. */
function loadFigure(name: string): Figure {
  return { what: `${name}: load of the machine afterwards, 5 minutes`, figure: loadavg()[1]?.toFixed(1) ?? '', aim: '–', reached: null }
}

async function cachedPages({ origin }: Running): Promise<number> {
  return (await load(origin, ['/catalog'], { seconds: roundSeconds, headers: { 'accept-encoding': 'br' }, mayTimeOut: true })).perSecond
}

async function fill({ DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string }): Promise<void> {
  const database = await openDatabase({ dataDir: DATA_DIR, log: createLogger('error'), ...(DATABASE_URL ? { url: DATABASE_URL } : {}) })
  try {
    // a dedicated connection has no timeouts, which a busy machine could exceed
    await database.runDedicated(async (db) => {
      await addOrdersOfYears(db, sizes.orders)
      await sql`select open_people()`.execute(db)
      await addEnquiries(db, sizes.enquiries)
      await sql`analyze`.execute(db)
    })
  } finally {
    await database.close()
  }
}

async function addEnquiries(db: Db, count: number): Promise<void> {
  await sql`
    insert into enquiry (kind, fields, language, created_at)
    select 'contact', jsonb_build_object('kind', 'contact', 'name', 'Имя' || i, 'phone', '+7' || 9000000000 + i, 'message', 'Вопрос ' || i),
      'ru', now() - i * interval '10 minutes'
    from generate_series(1, ${count}::int) i`.execute(db)
}

async function ownerLink(shop: Running): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const link = ownerLinkIn(shop.output())
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No link for the first owner was printed\n${shop.output()}`)
}
