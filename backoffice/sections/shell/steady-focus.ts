import { isAtDesk } from '#backoffice/ui/focus-on-open.ts'

/**
 * Regions that receive the focus when a focused element inside the region disappears. Outside of these regions, `#content` receives the
 * focus.
 */
const parts = '[role=dialog], #content :is(li, article, section, form)'

type Held = { pathname: string; element: HTMLElement; ancestors: readonly HTMLElement[] }

/**
 * Keeps the keyboard focus on the page when the focused element disappears, for example with a deleted row. Focuses the nearest remaining
 * region around the element. If the element was in a dialog or menu that has closed, focuses the page element that had the focus before.
 */
export function keepFocus(signal: AbortSignal): void {
  let held: Held | undefined
  let heldInPage: Held | undefined
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    held = { pathname: location.pathname, element: target, ancestors: ancestorsOf(target) }
    if (target.closest('#content')) heldInPage = held
  }
  const keep = () => {
    if (held?.element.isConnected || document.activeElement !== document.body) return
    const content = document.querySelector<HTMLElement>('#content')
    for (const successor of [...successorsOf(held), ...successorsOf(heldInPage), ...(content ? [content] : [])])
      if (focusOnce(successor)) return
  }
  // waits one frame, so that other code can move the focus to a better place first
  const observer = new MutationObserver(() => {
    if (held && !held.element.isConnected) requestAnimationFrame(keep)
  })
  document.addEventListener('focusin', remember, { signal })
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/**
 * Returns the elements to focus instead of a removed element, best first. Returns none after a navigation, because the new page focuses its
 * heading. On touch screens, omits text fields, because focusing them would open the keyboard.
 */
function successorsOf(held: Held | undefined): HTMLElement[] {
  if (held?.pathname !== location.pathname) return []
  const isText = !isAtDesk() && held.element.matches('input, textarea')
  const elements = isText ? held.ancestors : [held.element, ...held.ancestors]
  return elements.filter((each) => each.isConnected && (each === held.element || each.matches(parts)))
}

/**
 * Focuses an element, even if it has no tab stop. Returns false if the element cannot have the focus, for example because it is disabled.
 */
function focusOnce(element: HTMLElement): boolean {
  const isAdded = element.tabIndex < 0 && !element.hasAttribute('tabindex')
  if (isAdded) element.tabIndex = -1
  element.focus({ preventScroll: true })
  const isFocused = document.activeElement === element
  if (isAdded && isFocused) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  else if (isAdded) element.removeAttribute('tabindex')
  return isFocused
}
