import { type MouseEvent, useRef } from 'react'
import type { Related } from '#app/client/related.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ProductCard } from '#app/sections/product-card.tsx'
import { useMoreRelated, carouselStepPx } from '#app/sections/product/use-more-related.ts'
import { useCardToggles } from '#app/sections/use-card-toggles.ts'
import { useLazyPhotos } from '#app/sections/use-lazy-photos.ts'
import { Carousel } from '#app/ui/carousel.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { Kind } from '#contract/piece.ts'

type Props = { kind: Kind; current: { id: number; brand: { name: string } }; brandPath: string; related: Related }

/** On phones, two image pixels per CSS pixel are enough, so the smallest picture is used. */
const sizes = '(max-width: 480px) 120px, 204px'

/** Pieces of the same brand in a row that scrolls by two cards, 456 px (PDP-04). */
export function RelatedPieces({ kind, current, brandPath, related }: Props) {
  const { t } = useI18n()
  const { saved, toggle } = useCardToggles()
  const { pieces, end } = useMoreRelated(related, current.id)
  const list = useRef<HTMLDivElement>(null)
  useLazyPhotos(list, pieces)
  if (!pieces.length) return null
  const brand = current.brand.name
  const title = t('product.related', { brand })
  const heading = (
    <div className="grow sm:flex sm:items-baseline sm:gap-8">
      <h2 className="display-small md:display text-24 md:text-32">{title}</h2>
      <a href={brandPath} className={`inline-flex min-h-8 items-center text-stone ${textLink}`}>
        {t('product.allOfBrand', { brand })}
      </a>
    </div>
  )
  return (
    // The controls are the links in the cards; this element only observes which link is pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={list} id="related" data-view-transition="" onClickCapture={startPhotoTransition} className="wrap no-print mt-16 md:mt-28">
      <Carousel
        label={title}
        heading={heading}
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        slideClass="w-51"
        stepPx={carouselStepPx}
      >
        {pieces.map((piece, at) => (
          <div key={piece.id} className="h-full" ref={at === pieces.length - 1 ? end : undefined}>
            <ProductCard kind={kind} piece={piece} headingLevel="h3" sizes={sizes} isWaiting saved={saved} onToggle={toggle} />
          </div>
        ))}
      </Carousel>
    </div>
  )
}

/**
 * Moves the transition name from this page's photo to the photo of the pressed card, so that the card's photo grows into the photo of the
 * next page.
 */
function startPhotoTransition(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('a')?.closest('article') : null
  const photo = pressed?.querySelector<HTMLElement>('[data-photo]')
  if (!photo || event.metaKey || event.ctrlKey || event.shiftKey) return
  document.querySelector<HTMLElement>('main .piece-photo')?.style.setProperty('view-transition-name', 'none')
  photo.style.setProperty('view-transition-name', 'piece-photo')
}
