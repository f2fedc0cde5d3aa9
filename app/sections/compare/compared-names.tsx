import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ComparedPiece } from '#app/sections/compare/comparison-rows.ts'

type Props = { pieces: readonly ComparedPiece[]; scroller: RefObject<HTMLElement | null> }

/**
 * Repeats the names below the page's header once the column headers have scrolled out of view. The table cannot do so with sticky headers,
 * because it scrolls sideways. Hidden from screen readers, which read the column headers.
 */
export function ComparedNames({ pieces, scroller }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const box = scroller.current
    const heads = box?.querySelector('thead')
    if (!box || !heads) return
    const follow = () => row.current?.scrollTo({ left: box.scrollLeft })
    // the root margin extends far below the viewport, so an element that does not intersect is above the viewport
    const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '-140px 0px 100000px 0px',
    })
    observer.observe(heads)
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', follow)
    }
  }, [scroller])
  return (
    <div aria-hidden="true" data-shown={isShown || undefined} className="compare-names no-print">
      <div ref={row}>
        <span />
        {pieces.map(({ entryId, product: { piece } }) => (
          <p key={entryId}>
            <span className="block truncate text-12 text-stone">{piece.brand.name}</span>
            <span className="line-clamp-2 text-13 leading-[1.35] font-medium">{piece.model_name}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
