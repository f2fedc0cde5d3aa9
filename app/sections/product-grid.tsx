import type { MouseEvent } from 'react'
import type { SavedIdsByList } from '#app/client/customer-summary.ts'
import { type CardPiece, ProductCard } from '#app/sections/product-card.tsx'
import { type SignedOutAction, useCardToggles } from '#app/sections/use-card-toggles.ts'
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
const layouts = {
  3: { grid: `${gaps} grid-cols-2 xl:grid-cols-3`, sizes: '(min-width: 1280px) 300px, (min-width: 1024px) 33vw, 50vw' },
  4: { grid: `${gaps} grid-cols-2 wide:grid-cols-3 xl:grid-cols-4`, sizes: '(min-width: 1280px) 300px, (min-width: 900px) 33vw, 50vw' },
  mosaic: { grid: 'mosaic', sizes: '(min-width: 1280px) 300px, (min-width: 900px) 25vw, 112px' },
} as const

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
  return (
    // The links in the cards are the controls; the list only observes which of them is pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul onClickCapture={namePhoto} className={grid} data-view-transition="">
      {pieces.map((piece, at) => (
        <li key={piece.id}>
          <ProductCard
            kind={piece.kind ?? kind}
            piece={piece}
            headingLevel={headingLevel}
            sizes={sizes}
            isFirst={at < firstCount}
            saved={saved}
            onToggle={toggle}
          />
        </li>
      ))}
    </ul>
  )
}
