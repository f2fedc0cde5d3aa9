import { formatPrice } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { HomePiece } from '#app/sections/home/home-piece.ts'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { piecePath } from '#contract/rules/piece-path.ts'

type Props = { piece: HomePiece; sizes: string; photoClass: string }

export function PieceTile({ piece, sizes, photoClass }: Props) {
  const { language, t } = useI18n()
  return (
    <a href={piecePath(piece.kind, piece.id)} className="quiet-link block">
      <span data-photo="waits" className={`waiting-photo relative block overflow-hidden bg-ivory ${photoClass}`}>
        <Picture photo={piece.photo} fallback={piece.kind} sizes={sizes} isDecorative />
      </span>
      <span className="label mt-3 block md:mt-4 text-stone">{piece.brand.name}</span>
      <span className="display-small mt-1 block text-15 leading-[1.3] text-balance sm:text-17 md:text-20">
        <NoWrap text={piece.model_name} />
      </span>
      <span className="figures mt-1.5 block md:mt-2 text-ink">{formatPrice(language, piece) ?? t('product.priceOnRequest')}</span>
    </a>
  )
}
