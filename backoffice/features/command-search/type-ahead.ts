/** A window that does not come, such as without a connection, gives the keys back. */
const longestMs = 5000

let typed = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** Catches what is typed from ⌘K on until the field of its window has the focus: nobody waits for a script before typing. */
export function beginTypeAhead(): void {
  endTypeAhead()
  addEventListener('keydown', onKey, { capture: true })
  timer = setTimeout(endTypeAhead, longestMs)
}

/** What was caught; from here on keys go where the focus is. */
export function endTypeAhead(): string {
  removeEventListener('keydown', onKey, { capture: true })
  clearTimeout(timer)
  const caught = typed
  typed = ''
  return caught
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else if (event.key.length === 1) typed += event.key
  // there is nothing to open yet, and a row of the page is not meant
  else if (event.key !== 'Enter') return
  event.preventDefault()
  event.stopImmediatePropagation()
}
