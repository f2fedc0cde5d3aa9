let flights = new AbortController()

/** Aborts when who is signed in changes: an answer for one person is never shown to another (SEC-B11). */
export function personSignal(): AbortSignal {
  return flights.signal
}

/** Ends every call that is under way in a person's name. */
export function endPersonFlights(): void {
  flights.abort(new DOMException('Somebody else is here now', 'AbortError'))
  flights = new AbortController()
}
