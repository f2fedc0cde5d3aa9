export const resultsId = 'results'

/** Scrolls to the start of the list if the start is above the viewport, for example after a change of the last filters in the sidebar. */
export function revealResults(): void {
  const results = document.getElementById(resultsId)
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ block: 'start' })
}

/** Moves the focus to the list. Call it before removing the focused element. */
export function focusResults(): void {
  document.getElementById(resultsId)?.focus({ preventScroll: true })
}
