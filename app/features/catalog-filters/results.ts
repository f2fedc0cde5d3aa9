export const resultsId = 'results'

/** Scrolls to the start of the list if it is above the viewport, as after a choice far down the page. */
export function revealResults(): void {
  const results = document.getElementById(resultsId)
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ block: 'start' })
}

/** Focuses the list before the focused element is removed. */
export function focusResults(): void {
  document.getElementById(resultsId)?.focus({ preventScroll: true })
}
