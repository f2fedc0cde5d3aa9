import { type MouseEvent, type ReactNode, useRef } from 'react'
import type { SavedIdsByList } from '#app/client/customer-summary.ts'
import { type CardPiece, ProductCard } from '#app/sections/product-card.tsx'
import { type SignedOutAction, useCardToggles } from '#app/sections/use-card-toggles.ts'
import { useLazyPhotos } from '#app/sections/use-lazy-photos.ts'
import { CachedMarkup } from '#app/ui/cached-markup.tsx'
import type { Kind } from '#contract/piece.ts'

type Props = {
  kind: Kind
  pieces: readonly (CardPiece & { kind?: Kind })[]
  headingLevel?: 'h2' | 'h3'
  /**
   * Number of columns on wide screens: 3 beside a sidebar, 4 at full width. Narrow screens show fewer. `mosaic` shows one large and eight
   * small pieces.
   */
  columns?: 3 | 4 | 'mosaic'
  firstCount?: number
  signedOutAction?: SignedOutAction
  /** Ids of the saved pieces, if the page loads them earlier than the header. */
  saved?: SavedIdsByList
  below?: (piece: CardPiece) => ReactNode
}

const gaps = 'grid gap-x-4 gap-y-10 md:gap-x-6 md:gap-y-14'
/** On phones, two image pixels per CSS pixel are enough, so the smallest picture is used. */
const onPhones = '(max-width: 480px) 30vw'
const layouts = {
  3: {
    grid: `${gaps} grid-cols-2 md:max-wide:grid-cols-3 xl:grid-cols-3`,
    sizes: `${onPhones}, (min-width: 1280px) 300px, (min-width: 768px) 33vw, 50vw`,
  },
  4: {
    grid: `${gaps} grid-cols-2 md:grid-cols-3 xl:grid-cols-4`,
    sizes: `${onPhones}, (min-width: 1280px) 300px, (min-width: 768px) 33vw, 50vw`,
  },
  mosaic: { grid: 'mosaic', sizes: '(min-width: 1280px) 300px, (min-width: 900px) 25vw, 112px' },
} as const

const largeSizes = '(min-width: 1440px) 628px, (min-width: 900px) 46vw, 112px'

const photoName = 'piece-photo'
let named: HTMLElement | null = null

/** Sets the transition name on the photo of the pressed card, so that it grows into the photo of the piece's page. */
function namePhoto(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('a')?.closest('article') : null
  const photo = pressed?.querySelector<HTMLElement>('[data-photo]')
  if (!photo) return
  named?.style.removeProperty('view-transition-name')
  photo.style.setProperty('view-transition-name', photoName)
  named = photo
}

export function ProductGrid({
  kind,
  pieces,
  headingLevel = 'h2',
  columns = 4,
  firstCount = 4,
  signedOutAction,
  saved: known,
  below,
}: Props) {
  const { grid, sizes } = layouts[columns]
  const { saved, toggle } = useCardToggles(signedOutAction, known)
  const list = useRef<HTMLUListElement>(null)
  useLazyPhotos(list, pieces)
  return (
    // The controls are the links in the cards; the list only observes which link is pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} onClickCapture={namePhoto} className={grid} data-view-transition="">
      {pieces.map((piece, at) => {
        const isWaiting = at >= firstCount
        const shown = {
          kind: piece.kind ?? kind,
          piece,
          headingLevel,
          sizes: columns === 'mosaic' && at === 0 ? largeSizes : sizes,
          isFirst: !isWaiting,
          isWaiting,
        } as const
        const card = <ProductCard {...shown} saved={saved} onToggle={toggle} />
        return (
          <li key={piece.id} className={below && 'flex flex-col'}>
            {isWaiting || piece.photos.length > 0 ? <CachedMarkup by={() => JSON.stringify(shown)}>{card}</CachedMarkup> : card}
            {below?.(piece)}
          </li>
        )
      })}
    </ul>
  )
}
