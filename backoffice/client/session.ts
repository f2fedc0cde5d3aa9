import { createStore } from '#app/browser/store.ts'
import type { StaffSession } from '#contract/staff/session.ts'

/** The current session. Undefined until the server responds, null if nobody is signed in. */
export const sessionStore = createStore<StaffSession | null | undefined>(undefined)

/** What a refused call needs before it can be repeated: a new sign-in, or a second factor (step-up). */
export type AuthPrompt = { kind: 'sign-in' | 'step-up'; pass: () => void; dismiss: () => void }
export const authPromptStore = createStore<AuthPrompt | null>(null)

let waiting: { kind: AuthPrompt['kind']; passed: Promise<boolean> } | null = null

/**
 * Asks for a sign-in or a step-up over the page. Resolves to whether the person completed it. Concurrent calls of the same kind share one
 * prompt.
 */
export function requireAuth(kind: AuthPrompt['kind']): Promise<boolean> {
  if (waiting?.kind === kind) return waiting.passed
  const after = waiting?.passed ?? Promise.resolve(true)
  const passed = after.then(
    () =>
      new Promise<boolean>((resolve) => {
        const end = ({ isPassed }: { isPassed: boolean }) => {
          authPromptStore.set(null)
          if (waiting?.passed === passed) waiting = null
          resolve(isPassed)
        }
        authPromptStore.set({ kind, pass: () => end({ isPassed: true }), dismiss: () => end({ isPassed: false }) })
      }),
  )
  waiting = { kind, passed }
  return passed
}
