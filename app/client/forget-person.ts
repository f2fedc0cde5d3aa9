import { useSyncExternalStore } from 'react'
import { endPersonFlights } from '#app/client/person-flights.ts'
import { onSessionChange, sessionOwner } from '#app/client/session.ts'

const place = 'session-owner'
const forgetters = new Set<() => void>()
const listeners = new Set<() => void>()
let partings = 0

/** Has `forget` called whenever somebody else is signed in than before, or nobody: what knows something of a person says so here. */
export function forgetOnSessionChange(forget: () => void): void {
  forgetters.add(forget)
}

/**
 * From now on: what is under way for the one before ends, then what is known of them is forgotten, and what they typed in this
 * tab, also when they went while the tab was away (SEC-B11, SEC-B12). What nobody in particular typed stays for who signs in.
 */
export function watchForAnotherPerson(): () => void {
  let owner = sessionOwner()
  const before = rememberedOwner()
  if (before !== null && before !== owner) forgetTyped()
  rememberOwner(owner)
  return onSessionChange(() => {
    const next = sessionOwner()
    if (next === owner) return
    if (owner !== null) part()
    owner = next
    rememberOwner(owner)
    endPersonFlights()
    for (const forget of forgetters) forget()
  })
}

/** How many people have gone since the page began: a page whose key it is begins anew for the next, with empty forms (SEC-B12). */
export function usePartings(): number {
  return useSyncExternalStore(subscribe, countPartings, none)
}

function part(): void {
  forgetTyped()
  partings++
  for (const listener of listeners) listener()
}

function forgetTyped(): void {
  try {
    sessionStorage.clear()
  } catch {
    // without storage there is nothing to forget
  }
}

function rememberedOwner(): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

function rememberOwner(owner: string | null): void {
  try {
    if (owner === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, owner)
  } catch {
    // without storage nothing that was typed is kept either
  }
}

const countPartings = () => partings
const none = () => 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
