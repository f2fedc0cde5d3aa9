import { type MouseEvent, type Ref, useState } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Photo } from '#contract/photo.ts'
import type { Kind } from '#contract/piece.ts'

type Props = {
  ref: Ref<HTMLUListElement>
  photos: readonly Photo[]
  kind: Kind
  selected: number
  onScroll: () => void
  onEnlarge: () => void
}

const sizes = '(min-width: 1440px) 600px, (min-width: 900px) 46vw, (min-width: 768px) 64vw, (min-width: 481px) 100vw'
/**
 * `sizes` on phones, where two image pixels per CSS pixel are enough. The selected photo loads in the size `shown`. The others load in the
 * smaller size `beside` until the row of photos is touched.
 */
const phoneSizes = { shown: '66vw', beside: '30vw' } as const

/** The large photos in a scroll-snap row that shows one at a time. Each photo links to its file, so the gallery works without scripts. */
export function PhotoStage({ ref, photos, kind, selected, onScroll, onEnlarge }: Props) {
  const { t } = useI18n()
  const [isTouched, setTouched] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onEnlarge()
  }
  const isAlone = photos.length === 1
  return (
    <ul
      ref={ref}
      onScroll={onScroll}
      onPointerDown={() => setTouched(true)}
      className="piece-photo flex min-w-0 grow snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-ivory [scrollbar-width:none] print:overflow-hidden"
    >
      {photos.map((photo, at) => (
        <li key={photo.image_url} id={`photo-${at + 1}`} className="w-full shrink-0 snap-start snap-always">
          <a
            href={photo.image_url}
            onClick={open}
            tabIndex={at === selected ? undefined : -1}
            aria-label={[photo.alt, t('product.photos.enlarge', { number: at + 1 })].filter(Boolean).join('. ')}
            className={`relative block aspect-4/5 max-h-[39svh] w-full cursor-zoom-in -outline-offset-2 md:aspect-5/4 md:max-h-none wide:max-h-[max(420px,calc(100svh-280px))] ${isAlone ? 'wide:aspect-square' : 'wide:aspect-4/5'}`}
          >
            <Picture
              photo={photo}
              fallback={kind}
              sizes={`${sizes}, ${phoneSizes[isTouched || at === selected ? 'shown' : 'beside']}`}
              isFirst={at === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
