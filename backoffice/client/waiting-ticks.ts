import { browserStorage } from '#app/browser/storage.ts'
import { createStore, useStore } from '#app/browser/store.ts'

const storageKey = 'staff-ticks'
/** The ticks of a stock-take: whether a piece was found, by piece id. */
type Ticks = Record<string, boolean>
type AllTicks = Record<string, Ticks>

const isTicks = (value: unknown): value is AllTicks =>
  typeof value === 'object' && value !== null && Object.values(value).every((ticks) => typeof ticks === 'object' && ticks !== null)

const store = createStore<AllTicks>({}, () => {
  const found = browserStorage.getJson(storageKey)
  return isTicks(found) ? found : {}
})

type Counter = { staffId: string; takeId: string }
const keyOf = ({ staffId, takeId }: Counter) => `${staffId} ${takeId}`
const none: Ticks = {}

/**
 * Returns the ticks that the server has not confirmed yet. They are stored on the device, so they survive a lost connection and a reload.
 */
export function useWaitingTicks(counter: Counter): Ticks {
  return useStore(store)[keyOf(counter)] ?? none
}

export function waitingPieces(counter: Counter): number[] {
  return Object.keys(store.get()[keyOf(counter)] ?? none).map(Number)
}

export function waitingTick(counter: Counter, pieceId: number): boolean | undefined {
  return store.get()[keyOf(counter)]?.[pieceId]
}

/** The latest tick of each piece, by stock-take and piece. */
const newest = new Map<string, symbol>()

/** Stores a tick. Returns a function that removes the tick again, unless the piece has a newer tick by then. */
export function storeTick(counter: Counter, pieceId: number, isSeen: boolean): () => void {
  const [change, key] = [Symbol('tick'), `${keyOf(counter)} ${pieceId}`]
  newest.set(key, change)
  write(counter, { ...store.get()[keyOf(counter)], [pieceId]: isSeen })
  return () => {
    if (newest.get(key) !== change) return
    newest.delete(key)
    const { [pieceId]: _stored, ...others } = store.get()[keyOf(counter)] ?? none
    write(counter, others)
  }
}

export function clearWaitingTicks(staffId: string): void {
  save(Object.fromEntries(Object.entries(store.get()).filter(([key]) => !key.startsWith(`${staffId} `))))
}

function write(counter: Counter, ticks: Ticks): void {
  const { [keyOf(counter)]: _before, ...others } = store.get()
  save(Object.keys(ticks).length ? { ...others, [keyOf(counter)]: ticks } : others)
}

function save(all: AllTicks): void {
  store.set(all)
  browserStorage.set(storageKey, Object.keys(all).length ? JSON.stringify(all) : null)
}
