import { createStore, type Store, useStore } from '#app/browser/store.ts'
import { sessionOwner } from '#app/client/session.ts'

type OptimisticCall<Op, Result> = {
  /** Changes of one scope run one after another, so that their responses cannot arrive out of order. */
  scope: string
  call: () => Promise<Result>
  /** Merges the response into the known state; after it the change is no longer pending. */
  onSuccess: (result: Result) => void
  /** Whether a later change supersedes this one, which is then not sent. */
  isSupersededBy?: (later: Op) => boolean
}

/**
 * Pending changes. A screen shows the known state with the pending changes applied: each shows at once, and a failed
 * one disappears, whatever came before or after it.
 */
export type OptimisticQueue<Op> = {
  pending: () => readonly Op[]
  store: Store<readonly Op[]>
  /** Rejects with the error of `call`. Once the signed-in customer has changed, nothing is sent or reported. */
  send: <Result>(op: Op, optimisticCall: OptimisticCall<Op, Result>) => Promise<void>
}

export function createOptimisticQueue<Op extends object>(): OptimisticQueue<Op> {
  const store = createStore<readonly Op[]>([])
  const tails = new Map<string, Promise<void>>()

  async function run<Result>(op: Op, { call, onSuccess, isSupersededBy }: OptimisticCall<Op, Result>, owner: string | null): Promise<void> {
    // the change must not be sent in the name of the next customer
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

/** The pending changes; empty on the server. */
export function usePending<Op>({ store }: OptimisticQueue<Op>): readonly Op[] {
  return useStore(store)
}
