import { createStore } from '#app/browser/store.ts'
import type { StaffSession } from '#contract/staff/session.ts'

/** Who is signed in: undefined until the server was asked, null for nobody. */
export const sessionStore = createStore<StaffSession | null | undefined>(undefined)

/** What a call waits for before it is repeated: somebody signing in again, or the factor given once more. */
export type Demand = { kind: 'sign-in' | 'step-up'; pass: () => void; dismiss: () => void }
export const demandStore = createStore<Demand | null>(null)

let waiting: { kind: Demand['kind']; passed: Promise<boolean> } | null = null

/** Asks the person in place; calls that need the same wait together. Resolves to whether it was passed. */
export function demand(kind: Demand['kind']): Promise<boolean> {
  if (waiting?.kind === kind) return waiting.passed
  const after = waiting?.passed ?? Promise.resolve(true)
  const passed = after.then(
    () =>
      new Promise<boolean>((resolve) => {
        const end = ({ isPassed }: { isPassed: boolean }) => {
          demandStore.set(null)
          if (waiting?.passed === passed) waiting = null
          resolve(isPassed)
        }
        demandStore.set({ kind, pass: () => end({ isPassed: true }), dismiss: () => end({ isPassed: false }) })
      }),
  )
  waiting = { kind, passed }
  return passed
}
