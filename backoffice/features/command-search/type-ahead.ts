/** The longest time to capture keys, in case the dialog never opens, for example without a connection. */
const longestMs = 5000

let typed = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** Captures keys typed after ⌘K until the dialog's input has the focus, so that nobody has to wait for the lazy chunk. */
export function beginTypeAhead(): void {
  endTypeAhead()
  addEventListener('keydown', onKey, { capture: true })
  timer = setTimeout(endTypeAhead, longestMs)
}

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
  // ignores Enter, which would otherwise open the focused row of the page
  else if (event.key !== 'Enter') return
  event.preventDefault()
  event.stopImmediatePropagation()
}
