/** The element that holds the list, on every screen of the catalog. */
export const resultsId = 'results'

/** After a choice made far down the page: back to the beginning of the new list, unless it is in sight. */
export function revealResults(): void {
  const results = document.getElementById(resultsId)
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ block: 'start' })
}

/** Takes the focus when what had it is about to vanish. */
export function focusResults(): void {
  document.getElementById(resultsId)?.focus({ preventScroll: true })
}
