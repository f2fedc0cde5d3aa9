import type { MouseEvent } from 'react'
import type { SlidePosition } from '#app/features/hero/slide-position.ts'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import type { Kind } from '#contract/piece.ts'

/** Content of a slide: a piece, a banner or, if there are no pieces, a department. Set `id` if several slides link to the same page. */
export type HeroPiece = {
  id?: string
  to: string
  label: string
  title: string
  note: string
  kind: Kind
  action?: string
  photo?: PictureSource
  /** Whether the picture needs an alt text because the slide has no text that describes it. */
  isDescribed?: boolean
}

type Props = { piece: HeroPiece; position: SlidePosition | undefined; isFirst: boolean; onTurn: (step: 1 | -1) => void }

/** A title longer than `longTitle`, or with a word longer than `longWord`, is smaller, so that it does not overlap the watch. */
const longTitle = 24
const longWord = 10
const isLong = (title: string) => title.length > longTitle || title.split(' ').some((word) => word.length > longWord)
const large = 'text-32 md:text-44 2xl:text-60'
const small = 'text-32 2xl:text-44'

const turns: Partial<Record<SlidePosition, 1 | -1>> = { next: 1, previous: -1 }

/** Width of a portrait picture, which fits into its box. Must match hero.css. */
const portrait = [
  '(min-width: 1152px) clamp(346px, 80svh - 307px, min(528px, 33vw))',
  '(min-width: 1024px) min(36vw, clamp(346px, 80svh - 307px, 528px))',
  '(min-width: 768px) min(38vw, clamp(346px, 80svh - 240px, 512px))',
].join(', ')
/** Width of a wide picture (16:10), which covers its box. */
const landscape = [
  '(min-width: 1152px) min(64vw, 1120px)',
  '(min-width: 1024px) max(64vw, clamp(358px, 160svh - 947px, 723px))',
  '(min-width: 768px) max(68vw, clamp(358px, 160svh - 813px, 691px))',
].join(', ')
const onPhones = 'min(100vw - 64px, clamp(200px, 80svh - 368px, 312px))'
const wideOnPhones = 'calc(100vw - 64px)'

/**
 * Returns the `sizes` of a picture. On phones, neighbor slides show only their edges, so they load a small picture until they become
 * active. Phones with triple pixel density load the picture for double density.
 */
function sizesOf({ isWide, position }: { isWide: boolean; position: SlidePosition | undefined }): string {
  const [screens, phone] = isWide ? [landscape, wideOnPhones] : [portrait, onPhones]
  return `${screens}, ${position === 'here' ? `(min-resolution: 2.5dppx) 54vw, ${phone}` : '30vw'}`
}

/** Links to the piece while the slide is active. A press on a neighbor slide makes that slide active instead. */
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
