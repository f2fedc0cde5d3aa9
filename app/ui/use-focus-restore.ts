import { useEffect, useRef, type RefObject } from 'react'

const items = 'li, th'
const reachable = 'a[href], button:not(:disabled)'

/**
 * Keeps the focus in a list whose items can be removed. If the focused item is removed, focuses the next item, else the previous item, else
 * the list's heading (WCAG 2.4.3).
 */
export function useFocusRestore<Container extends HTMLElement>(): RefObject<Container | null> {
  const ref = useRef<Container>(null)
  useEffect(() => (ref.current ? restoreFocusWithin(ref.current) : undefined), [])
  return ref
}

function restoreFocusWithin(container: HTMLElement): () => void {
  let last: Element | null = null
  let neighbors: (Element | null)[] = []
  const remember = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : null
    const item = last?.closest(items)
    neighbors = item && container.contains(item) ? [item.nextElementSibling, item.previousElementSibling] : []
  }
  const onMutation = (): void => {
    if (last && !last.isConnected) requestAnimationFrame(restoreFocus)
  }
  // runs a frame later, because other code may move the focus itself
  const restoreFocus = (): void => {
    if (!last || last.isConnected) return
    last = null
    if (document.activeElement !== document.body) return
    const near = neighbors.filter((item) => item?.isConnected).map((item) => item?.querySelector<HTMLElement>(reachable))
    const destination = near.find(Boolean) ?? container.querySelector<HTMLElement>('h1, h2[tabindex]')
    destination?.focus()
  }
  const observer = new MutationObserver(onMutation)
  observer.observe(container, { childList: true, subtree: true })
  container.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    container.removeEventListener('focusin', remember)
  }
}
