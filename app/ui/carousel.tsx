import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useDragScroll } from '#app/ui/use-drag-scroll.ts'
import { useScrollEnds } from '#app/ui/use-scroll-ends.ts'

type Props = {
  label: string
  previousLabel: string
  nextLabel: string
  slideClass: string
  rowClass?: string
  children: ReactNode[]
  heading?: ReactNode
  /** Distance of one step in pixels. By default, a step scrolls by as many slides as are fully visible. */
  stepPx?: number
}

/** A row of slides that scrolls by touch, wheel, keys, mouse or buttons. Without scripts, a plain scrollable row. */
export function Carousel({ label, previousLabel, nextLabel, slideClass, rowClass = '', children, heading, stepPx }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const ends = useScrollEnds(row, 'x', { canGoBack: false, canGoForward: true })
  const dragProps = useDragScroll()
  const move = (direction: 1 | -1) => {
    const { current } = row
    if (current) current.scrollBy({ left: direction * (stepPx ?? wholeSlides(current)), behavior: 'smooth' })
  }
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div className="mb-4 flex items-end md:mb-6 justify-between gap-6">
        {heading}
        <div className={`-mr-3 ml-auto flex noscript:hidden ${ends.canGoBack || ends.canGoForward ? '' : 'invisible'}`}>
          <IconButton label={previousLabel} disabled={!ends.canGoBack} className="disabled:opacity-30" onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" size={24} />
          </IconButton>
          <IconButton label={nextLabel} disabled={!ends.canGoForward} className="disabled:opacity-30" onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" size={24} />
          </IconButton>
        </div>
      </div>
      {/* The row only distinguishes a drag from a press; the controls are the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={row} className={`snap-row gap-4 md:gap-6 ${rowClass}`} {...dragProps}>
        {children.map((slide, at) => (
          // Slides are never reordered, so the index can be the key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={slideClass}>
            {slide}
          </li>
        ))}
      </ul>
    </section>
  )
}

function wholeSlides(row: HTMLElement): number {
  const [first, second] = row.children
  const slidePx = first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : row.clientWidth
  return Math.max(1, Math.floor(row.clientWidth / slidePx)) * slidePx
}
