import { useSyncExternalStore } from 'react'
import { sessionOwner } from '#app/client/session.ts'

export type Landing<Op, Answer> = {
  /** Changes of one scope run one after another, so answers cannot overtake each other. */
  scope: string
  call: () => Promise<Answer>
  /** Takes the answer into what is known; from then on the change is no longer on its way. */
  land: (answer: Answer) => void
  /** Whether a later change makes this one needless: then it is not even called. */
  isSupersededBy?: (later: Op) => boolean
}

/**
 * Changes on their way to the server. What a person sees is what is known with these put on top: so each counts at once,
 * and one that fails is simply gone, whatever came before or after it.
 */
export type Changes<Op> = {
  pending: () => readonly Op[]
  subscribe: (listener: () => void) => () => void
  /** Rejects with what `call` threw. Of a person who has gone meanwhile nothing more is sent, nor told (SEC-B11). */
  send: <Answer>(op: Op, landing: Landing<Op, Answer>) => Promise<void>
}

export function createChanges<Op extends object>(): Changes<Op> {
  let pending: readonly Op[] = []
  const tails = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  const become = (next: readonly Op[]): void => {
    pending = next
    for (const listener of listeners) listener()
  }
  const leave = (op: Op): void => become(pending.filter((other) => other !== op))

  async function run<Answer>(op: Op, { call, land, isSupersededBy }: Landing<Op, Answer>, owner: string | null): Promise<void> {
    // in the name of whoever is there now it would be another's change
    const isGone = () => sessionOwner() !== owner
    try {
      const later = pending.slice(pending.indexOf(op) + 1)
      if (isGone() || (isSupersededBy && later.some(isSupersededBy))) return
      const answer = await call()
      if (!isGone()) land(answer)
    } catch (error) {
      if (!isGone()) throw error
    } finally {
      leave(op)
    }
  }

  return {
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (op, landing) => {
      become([...pending, op])
      const before = tails.get(landing.scope)
      const owner = sessionOwner()
      const mine = before ? before.then(() => run(op, landing, owner)) : run(op, landing, owner)
      const tail = mine.catch(() => {})
      tails.set(landing.scope, tail)
      void tail.then(() => tails.get(landing.scope) === tail && tails.delete(landing.scope))
      return mine
    },
  }
}

/** The changes on their way, for what draws them; none while the server draws. */
export function usePending<Op>({ subscribe, pending }: Changes<Op>): readonly Op[] {
  return useSyncExternalStore(subscribe, pending, none)
}

const nothing: readonly never[] = []
const none = () => nothing
