import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'

type Props = { label: string; previousLabel: string; nextLabel: string; slideClass: string; children: ReactNode[]; heading?: ReactNode }

/** A row of slides that scrolls by hand, wheel, keys or buttons. Load lazily below the first view. */
export function Carousel({ label, previousLabel, nextLabel, slideClass, children, heading }: Props) {
  const [viewport, api] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', skipSnaps: true })
  const [ends, setEnds] = useState({ canBack: false, canOn: true })
  useEffect(() => {
    if (!api) return
    const look = () => setEnds({ canBack: api.canScrollPrev(), canOn: api.canScrollNext() })
    look()
    api.on('select', look).on('reInit', look)
  }, [api])
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div className="mb-6 flex items-end justify-between gap-6">
        {heading}
        <div className="ml-auto flex">
          <IconButton label={previousLabel} disabled={!ends.canBack} className="disabled:opacity-30" onClick={() => api?.scrollPrev()}>
            <ChevronLeft aria-hidden="true" size={24} />
          </IconButton>
          <IconButton label={nextLabel} disabled={!ends.canOn} className="disabled:opacity-30" onClick={() => api?.scrollNext()}>
            <ChevronRight aria-hidden="true" size={24} />
          </IconButton>
        </div>
      </div>
      <div ref={viewport} className="overflow-hidden">
        <ul className="flex gap-4 md:gap-6">
          {children.map((slide, at) => (
            // Slides keep their place; they have no other identity here.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className={`min-w-0 shrink-0 ${slideClass}`}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
