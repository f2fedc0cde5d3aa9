import { createStore, type Store, useStore } from '#app/browser/store.ts'
import { sessionOwner } from '#app/client/session.ts'

type OptimisticCall<Op, Result> = {
  /** Changes with the same scope are sent one after another, so that their responses cannot arrive out of order. */
  scope: string
  call: () => Promise<Result>
  /** Merges the response into the cached server state. The change stops being pending afterwards. */
  onSuccess: (result: Result) => void
  /** Whether a later change makes this one obsolete; an obsolete change is not sent. */
  isSupersededBy?: (later: Op) => boolean
}

/**
 * Queue of pending changes. Screens show the cached server state with the pending changes applied. A change shows at once; if it fails, it
 * disappears without affecting the other changes.
 */
export type OptimisticQueue<Op> = {
  pending: () => readonly Op[]
  store: Store<readonly Op[]>
  /**
   * Rejects with the error of `call`. After the signed-in customer changes, the previous customer's waiting changes are not sent, and
   * errors of the sent ones are ignored.
   */
  send: <Result>(op: Op, optimisticCall: OptimisticCall<Op, Result>) => Promise<void>
}

export function createOptimisticQueue<Op extends object>(): OptimisticQueue<Op> {
  const store = createStore<readonly Op[]>([])
  const tails = new Map<string, Promise<void>>()

  async function run<Result>(op: Op, { call, onSuccess, isSupersededBy }: OptimisticCall<Op, Result>, owner: string | null): Promise<void> {
    const hasOwnerChanged = () => sessionOwner() !== owner
    try {
      const pending = store.get()
      const later = pending.slice(pending.indexOf(op) + 1)
      if (hasOwnerChanged() || (isSupersededBy && later.some(isSupersededBy))) return
      const result = await call()
      if (!hasOwnerChanged()) onSuccess(result)
    } catch (error) {
      if (!hasOwnerChanged()) throw error
    } finally {
      store.set(store.get().filter((other) => other !== op))
    }
  }

  return {
    pending: store.get,
    store,
    send: (op, optimisticCall) => {
      store.set([...store.get(), op])
      const before = tails.get(optimisticCall.scope)
      const owner = sessionOwner()
      const outcome = before ? before.then(() => run(op, optimisticCall, owner)) : run(op, optimisticCall, owner)
      const tail = outcome.catch(() => {})
      tails.set(optimisticCall.scope, tail)
      void tail.then(() => tails.get(optimisticCall.scope) === tail && tails.delete(optimisticCall.scope))
      return outcome
    },
  }
}

export function usePending<Op>({ store }: OptimisticQueue<Op>): readonly Op[] {
  return useStore(store)
}
