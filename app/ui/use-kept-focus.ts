import { useEffect, useRef, type RefObject } from 'react'

const items = 'li, th'
const reachable = 'a[href], button:not(:disabled)'

/**
 * For a part whose items can be taken out: when what had the focus goes away with its item, the focus goes to the item after it,
 * else to the one before, else to the part's heading. Whoever works by keyboard or ear keeps their place (WCAG 2.4.3).
 */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useEffect(() => (ref.current ? keepFocus(ref.current) : undefined), [])
  return ref
}

function keepFocus(part: HTMLElement): () => void {
  let last: Element | null = null
  let neighbours: (Element | null)[] = []
  const remember = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : null
    const item = last?.closest(items)
    neighbours = item && part.contains(item) ? [item.nextElementSibling, item.previousElementSibling] : []
  }
  const look = (): void => {
    if (last && !last.isConnected) requestAnimationFrame(move)
  }
  // whoever gives the focus a place of its own has done so by the next frame
  const move = (): void => {
    if (!last || last.isConnected) return
    last = null
    if (document.activeElement !== document.body) return
    const near = neighbours.filter((item) => item?.isConnected).map((item) => item?.querySelector<HTMLElement>(reachable))
    const place = near.find(Boolean) ?? part.querySelector<HTMLElement>('h1, h2[tabindex]')
    place?.focus()
  }
  const observer = new MutationObserver(look)
  observer.observe(part, { childList: true, subtree: true })
  part.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    part.removeEventListener('focusin', remember)
  }
}
