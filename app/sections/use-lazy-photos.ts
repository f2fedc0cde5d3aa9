import { type RefObject, useEffect } from 'react'

/** Distance from the viewport at which a card's photograph starts to load. */
const margin = '240px'

/**
 * On phones, loads the photographs of cards only near the viewport (`product-card.css`), because the browser's own lazy loading fetches two
 * or three screens ahead. Changes the DOM directly, so that no card re-renders.
 */
export function useLazyPhotos(list: RefObject<HTMLElement | null>, pieces: unknown): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          target.setAttribute('data-photo', '')
          observer.unobserve(target)
        }
      },
      // `rootMargin` applies to the page's vertical scrolling, `scrollMargin` to a row that scrolls sideways
      { rootMargin: `${margin} 0px`, scrollMargin: `0px ${margin}` },
    )
    for (const photo of list.current?.querySelectorAll('[data-photo=waits]') ?? []) observer.observe(photo)
    return () => observer.disconnect()
  }, [list, pieces])
}
