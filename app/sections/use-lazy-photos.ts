import { type RefObject, useEffect } from 'react'

/** How far below the window the photograph of a card is fetched. */
const margin = '240px'

/**
 * On phones the photographs of cards below the first screen wait until a person comes near (`product-card.css`): by itself a
 * browser fetches those of the next two or three screens. Changes the list's elements without a render of their cards.
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
      // down the window, and along a row that scrolls
      { rootMargin: `${margin} 0px`, scrollMargin: `0px ${margin}` },
    )
    for (const photo of list.current?.querySelectorAll('[data-photo=waits]') ?? []) observer.observe(photo)
    return () => observer.disconnect()
  }, [list, pieces])
}
