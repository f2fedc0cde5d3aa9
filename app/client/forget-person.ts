import { endPersonFlights } from '#app/client/person-flights.ts'
import { onSessionChange, sessionOwner } from '#app/client/session.ts'

const forgetters = new Set<() => void>()

/** Has `forget` called whenever somebody else is signed in than before, or nobody: what knows something of a person says so here. */
export function forgetOnSessionChange(forget: () => void): void {
  forgetters.add(forget)
}

/** From now on: what is under way for the one before ends, then what is known of them is forgotten (SEC-B11). */
export function watchForAnotherPerson(): () => void {
  let owner = sessionOwner()
  return onSessionChange(() => {
    const next = sessionOwner()
    if (next === owner) return
    owner = next
    endPersonFlights()
    for (const forget of forgetters) forget()
  })
}
