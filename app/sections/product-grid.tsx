import { type MouseEvent, useRef } from 'react'
import type { SavedIdsByList } from '#app/client/customer-summary.ts'
import { type CardPiece, ProductCard } from '#app/sections/product-card.tsx'
import { type SignedOutAction, useCardToggles } from '#app/sections/use-card-toggles.ts'
import { useNearPhotos } from '#app/sections/use-near-photos.ts'
import type { Kind } from '#contract/piece.ts'

type Props = {
  /** Of all pieces, or of those without one of their own. */
  kind: Kind
  pieces: readonly (CardPiece & { kind?: Kind })[]
  headingLevel?: 'h2' | 'h3'
  /** Three columns beside a sidebar, else four; a mosaic is one large piece and eight small ones. */
  columns?: 3 | 4 | 'mosaic'
  firstCount?: number
  signedOutAction?: SignedOutAction
  /** Where the page knows them sooner than the header. */
  saved?: SavedIdsByList
}

const gaps = 'grid gap-x-4 gap-y-10 md:gap-x-6 md:gap-y-14'
/** On phones a picture of two points for one is enough: the smallest there is. */
const onPhones = '(max-width: 480px) 30vw'
const layouts = {
  3: { grid: `${gaps} grid-cols-2 xl:grid-cols-3`, sizes: `${onPhones}, (min-width: 1280px) 300px, (min-width: 1024px) 33vw, 50vw` },
  4: {
    grid: `${gaps} grid-cols-2 wide:grid-cols-3 xl:grid-cols-4`,
    sizes: `${onPhones}, (min-width: 1280px) 300px, (min-width: 900px) 33vw, 50vw`,
  },
  mosaic: { grid: 'mosaic', sizes: '(min-width: 1280px) 300px, (min-width: 900px) 25vw, 112px' },
} as const

/** The large piece of a mosaic. */
const largeSizes = '(min-width: 1440px) 628px, (min-width: 900px) 46vw, 112px'

const photoName = 'piece-photo'
let named: HTMLElement | null = null

/** Names the pressed card's photo, so that it grows into the photo of the piece's page. */
function namePhoto(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('a')?.closest('article') : null
  const photo = pressed?.querySelector<HTMLElement>('[data-photo]')
  if (!photo) return
  named?.style.removeProperty('view-transition-name')
  photo.style.setProperty('view-transition-name', photoName)
  named = photo
}

export function ProductGrid({ kind, pieces, headingLevel = 'h2', columns = 4, firstCount = 4, signedOutAction, saved: known }: Props) {
  const { grid, sizes } = layouts[columns]
  const { saved, toggle } = useCardToggles(signedOutAction, known)
  const list = useRef<HTMLUListElement>(null)
  useNearPhotos(list, pieces)
  return (
    // The links in the cards are the controls; the list only observes which of them is pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} onClickCapture={namePhoto} className={grid} data-view-transition="">
      {pieces.map((piece, at) => (
        <li key={piece.id}>
          <ProductCard
            kind={piece.kind ?? kind}
            piece={piece}
            headingLevel={headingLevel}
            sizes={columns === 'mosaic' && at === 0 ? largeSizes : sizes}
            isFirst={at < firstCount}
            isWaiting={at >= firstCount}
            saved={saved}
            onToggle={toggle}
          />
        </li>
      ))}
    </ul>
  )
}
