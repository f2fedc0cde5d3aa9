import { setTimeout as wait } from 'node:timers/promises'
import { staffHeaders } from '#test/staff.ts'

export const workKinds = ['list', 'record', 'save', 'find', 'today'] as const
type WorkKind = (typeof workKinds)[number]
export type Times = Record<WorkKind, number[]>
export type Desk = { origin: string; token: string; pieces: { id: number; version: number }[]; orders: string[] }

/** The number of simulated people, the mean pause between a response and the next action, and the duration. */
export type Shift = { people: number; pauseMs: number; seconds: number }

const lists = [
  '/pieces/?page_size=100',
  '/pieces/?page_size=100&ordering=-price',
  '/pieces/?page_size=100&kind=watch&status=available',
  '/pieces/?page_size=100&q=submariner',
  '/pieces/?page_size=100&missing=photo,alt',
  '/orders/?page_size=100',
  '/orders/?page_size=100&status=pending&ordering=expires',
  '/orders/?page_size=100&search=7900001',
]
const searches = ['ролекс дайтона', 'submariner 126610', '0000-0A1B', 'имя 777', '7900000777', 'birkin', 'кщдуч']

export async function openWork(origin: string, token: string): Promise<Desk> {
  const desk = { origin, token, pieces: [], orders: [] }
  const pieces: { results: Desk['pieces'] } = await send(desk, 'GET', '/pieces/?page_size=200')
  const orders: { results: { id: string }[] } = await send(desk, 'GET', '/orders/?page_size=200')
  return { ...desk, pieces: pieces.results.map(({ id, version }) => ({ id, version })), orders: orders.results.map(({ id }) => id) }
}

/** Simulates people who act and then read. Two people never save the same piece. */
export async function work(desk: Desk, { people, pauseMs, seconds }: Shift): Promise<Times> {
  const times: Times = { list: [], record: [], save: [], find: [], today: [] }
  const until = performance.now() + seconds * 1000
  const timeRequest = async (kind: WorkKind, request: () => Promise<unknown>) => {
    const begun = performance.now()
    await request()
    times[kind].push(performance.now() - begun)
  }
  const person = async (who: number): Promise<void> => {
    await wait((who * pauseMs) / people)
    for (let at = who; performance.now() < until; at += people) {
      const kind = workKinds[(who + Math.floor(at / people)) % workKinds.length] ?? 'list'
      await timeRequest(kind, () => press(desk, kind, at))
      await wait(pauseMs * spreadOf(at))
    }
  }
  await Promise.all(Array.from({ length: people }, (_, who) => person(who)))
  return times
}

const goldenRatio = 0.618_033_988_75

/** Returns the factor for a pause, from 0.5 to 1.5. The factors are evenly distributed and the same in each run. */
const spreadOf = (at: number): number => 0.5 + ((at * goldenRatio) % 1)

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('There is nothing to work on')
  return item
}

async function press(desk: Desk, kind: WorkKind, at: number): Promise<void> {
  if (kind === 'list') await send(desk, 'GET', pick(lists, at))
  else if (kind === 'find') await send(desk, 'GET', `/find/?q=${encodeURIComponent(pick(searches, at))}`)
  else if (kind === 'today') await send(desk, 'GET', '/today/')
  else if (kind === 'record') await send(desk, 'GET', at % 2 ? `/pieces/${pick(desk.pieces, at).id}/` : `/orders/${pick(desk.orders, at)}/`)
  else {
    const piece = pick(desk.pieces, at)
    const body = { version: piece.version, changes: { description_ru: `Описание ${at}` } }
    const saved: { version: number } = await send(desk, 'PATCH', `/pieces/${piece.id}/`, body)
    piece.version = saved.version
  }
}

async function send<Body>({ origin, token }: Desk, method: string, path: string, payload?: object): Promise<Body> {
  const headers = { ...staffHeaders(token, origin), ...(payload ? { 'content-type': 'application/json' } : {}) }
  const response = await fetch(`${origin}/api/staff${path}`, { method, headers, ...(payload ? { body: JSON.stringify(payload) } : {}) })
  if (!response.ok) throw new Error(`${method} ${path} responded ${response.status} ${await response.text()}`)
  return response.json()
}
