import { browserStorage } from '#app/browser/storage.ts'
import { createStore, useStore } from '#app/browser/store.ts'

const storageKey = 'staff-ticks'
/** Whether a piece was seen, by piece id. */
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

/** Returns the ticks that the server has not confirmed. Stored on the device, so that they survive a lost connection and a reload. */
export function useWaitingTicks(counter: Counter): Ticks {
  return useStore(store)[keyOf(counter)] ?? none
}

/** Returns the next tick to send, or null if there is none. */
export function nextWaitingTick(counter: Counter): { pieceId: number; isSeen: boolean } | null {
  const [tick] = Object.entries(store.get()[keyOf(counter)] ?? none)
  return tick ? { pieceId: Number(tick[0]), isSeen: tick[1] } : null
}

export function storeTick(counter: Counter, pieceId: number, isSeen: boolean): void {
  write(counter, { ...store.get()[keyOf(counter)], [pieceId]: isSeen })
}

/** Removes a tick that the server has confirmed or refused. Keeps the tick if the person has changed it since it was sent. */
export function dropTick(counter: Counter, pieceId: number, isSeen: boolean): void {
  const { [pieceId]: held, ...others } = store.get()[keyOf(counter)] ?? none
  if (held === isSeen) write(counter, others)
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
