import type { MouseEvent } from 'react'
import type { SlidePosition } from '#app/features/hero/slide-position.ts'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import type { Kind } from '#contract/piece.ts'

/**
 * Content of a slide: a piece, a banner or, without pieces, a department. Set `id` if several slides link to one page.
 */
export type HeroPiece = {
  id?: string
  to: string
  label: string
  title: string
  note: string
  kind: Kind
  action?: string
  photo?: PictureSource
  /** Whether the picture needs an alt text because the slide's text does not describe it. */
  isDescribed?: boolean
}

type Props = { piece: HeroPiece; position: SlidePosition | undefined; isFirst: boolean; onTurn: (step: 1 | -1) => void }

/** A longer title, or one with a longer word, is set one step smaller, so that it does not overlap the watch. */
const longTitle = 24
const longWord = 10
const isLong = (title: string) => title.length > longTitle || title.split(' ').some((word) => word.length > longWord)
const large = 'text-32 md:text-44 2xl:text-60'
const small = 'text-32 2xl:text-44'

const turns: Partial<Record<SlidePosition, 1 | -1>> = { next: 1, previous: -1 }

/**
 * Neighbors show only their edges, so they load a small picture until they become active. Double density is enough on phones
 * with triple density.
 */
function sizesOf({ isWide, position }: { isWide: boolean; position: SlidePosition | undefined }): string {
  const large = isWide ? '(min-width: 768px) 68vw' : '(min-width: 768px) 40vw'
  return `${large}, ${position === 'here' ? '54vw' : '30vw'}`
}

/** A link to the piece while the slide is active; a press on a neighbor slide makes that slide active first. */
export function HeroSlide({ piece, position, isFirst, onTurn }: Props) {
  const { to, label, title, note, kind, action, photo, isDescribed = false } = piece
  const turn = (event: MouseEvent) => {
    const step = position && turns[position]
    if (!step || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onTurn(step)
  }
  const isWide = photo !== undefined && photo.width > photo.height
  return (
    <li data-at={position}>
      <a href={to} onClick={turn} className="group flex size-full flex-col -outline-offset-4">
        <span data-wide={isWide || undefined} className="hero-picture">
          <Picture
            photo={photo}
            fallback={kind}
            sizes={sizesOf({ isWide, position })}
            isFirst={isFirst}
            isDecorative={!isDescribed}
            className={isWide ? 'object-cover! object-[88%_50%]' : 'md:object-right'}
          />
        </span>
        <span className="hero-words">
          {label && <span className="label block text-stone">{label}</span>}
          <span
            className={`display mt-2 block text-balance transition-colors group-hover:text-brass md:mt-3 ${isLong(title) ? small : large}`}
          >
            <NoWrap text={title} />
          </span>
          <span className="figures mt-2 block text-17 md:mt-4">{note}</span>
          {action && <span className="mt-5 hidden h-11 items-center bg-ink px-6 text-15 text-paper md:inline-flex">{action}</span>}
        </span>
      </a>
    </li>
  )
}
