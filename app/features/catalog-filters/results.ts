export const resultsId = 'results'

/** Scrolls back to the start of the new list after a choice far down the page, unless it is in sight. */
export function revealResults(): void {
  const results = document.getElementById(resultsId)
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ block: 'start' })
}

/** Moves the focus to the list before the focused element is removed. */
export function focusResults(): void {
  document.getElementById(resultsId)?.focus({ preventScroll: true })
}
