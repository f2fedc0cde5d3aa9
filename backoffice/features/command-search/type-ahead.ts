/** A window that does not come, such as without a connection, gives the keys back. */
const longestMs = 5000

let letters = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** Catches what is typed from ⌘K on until the field of its window has the focus: nobody waits for a script before typing. */
export function beginTypeAhead(): void {
  endTypeAhead()
  addEventListener('keydown', onKey, { capture: true })
  timer = setTimeout(endTypeAhead, longestMs)
}

/** The letters that were caught; from here on keys go where the focus is. */
export function endTypeAhead(): string {
  removeEventListener('keydown', onKey, { capture: true })
  clearTimeout(timer)
  const caught = letters
  letters = ''
  return caught
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Backspace') letters = letters.slice(0, -1)
  else if (event.key.length === 1) letters += event.key
  else return
  event.preventDefault()
  event.stopImmediatePropagation()
}
