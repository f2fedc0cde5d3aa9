import { createStore } from '#app/browser/store.ts'
import type { StaffSession } from '#contract/staff/session.ts'

/** Who is signed in: undefined until the server was asked, null for nobody. */
export const sessionStore = createStore<StaffSession | null | undefined>(undefined)

/** What a call waits for before it is repeated: somebody signing in again, or the factor given once more. */
export type Demand = { kind: 'sign-in' | 'step-up'; settle: (isMet: boolean) => void }
export const demandStore = createStore<Demand | null>(null)

let waiting: { kind: Demand['kind']; met: Promise<boolean> } | null = null

/** Asks the person in place; calls that need the same wait together. Resolves to whether it was met. */
export function demand(kind: Demand['kind']): Promise<boolean> {
  if (waiting?.kind === kind) return waiting.met
  const after = waiting?.met ?? Promise.resolve(true)
  const met = after.then(
    () =>
      new Promise<boolean>((resolve) => {
        const settle = (isMet: boolean) => {
          demandStore.set(null)
          if (waiting?.met === met) waiting = null
          resolve(isMet)
        }
        demandStore.set({ kind, settle })
      }),
  )
  waiting = { kind, met }
  return met
}
