import { createStore, type Store, useStore } from '#app/browser/store.ts'
import { sessionOwner } from '#app/client/session.ts'

type OptimisticCall<Op, Result> = {
  /** Changes of one scope run one after another, so responses cannot overtake each other. */
  scope: string
  call: () => Promise<Result>
  /** Merges the response into the known state; from then on the change is no longer pending. */
  onSuccess: (result: Result) => void
  /** Whether a later change makes this one needless: then it is not even called. */
  isSupersededBy?: (later: Op) => boolean
}

/**
 * Pending changes. A screen shows the known state with these applied: so each shows at once,
 * and one that fails is simply gone, whatever came before or after it.
 */
export type OptimisticQueue<Op> = {
  pending: () => readonly Op[]
  store: Store<readonly Op[]>
  /** Rejects with what `call` threw. For a person who has gone meanwhile nothing more is sent or reported. */
  send: <Result>(op: Op, optimisticCall: OptimisticCall<Op, Result>) => Promise<void>
}

export function createOptimisticQueue<Op extends object>(): OptimisticQueue<Op> {
  const store = createStore<readonly Op[]>([])
  const tails = new Map<string, Promise<void>>()

  async function run<Result>(op: Op, { call, onSuccess, isSupersededBy }: OptimisticCall<Op, Result>, owner: string | null): Promise<void> {
    // in the name of the next person it would be a foreign change
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

/** The pending changes, for components; none on the server. */
export function usePending<Op>({ store }: OptimisticQueue<Op>): readonly Op[] {
  return useStore(store)
}
