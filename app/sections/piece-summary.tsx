import { formatPrice } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CardPiece } from '#app/sections/product-card.tsx'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'
import { Label } from '#app/ui/label.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Kind } from '#contract/piece.ts'

type Props = { kind: Kind; piece: CardPiece & { availability_city_name: string; description: string }; crumbs: Crumb[] }

/** The photo and the facts of one piece, 60 to 40. */
export function PieceSummary({ kind, piece, crumbs }: Props) {
  const { language, t } = useI18n()
  const title = `${piece.brand.name} ${piece.model_name}`
  return (
    <div className="wrap py-8 md:py-12">
      <Breadcrumbs label={t('common.breadcrumbs')} crumbs={crumbs} here={title} />
      <div className="mt-8 grid gap-10 wide:grid-cols-[3fr_2fr] lg:gap-20">
        <div className="piece-photo relative aspect-4/5 bg-ivory">
          <Picture photo={piece.photos[0]} fallback={kind} sizes="(min-width: 900px) 60vw, 100vw" isFirst />
        </div>
        <div className="wide:sticky wide:top-28 wide:self-start">
          <Label>{piece.brand.name}</Label>
          <h1 className="display mt-3 text-32 md:text-44">{piece.model_name}</h1>
          {piece.reference && <p className="figures mt-3 text-stone">{t('product.reference', { reference: piece.reference })}</p>}
          <p className="figures mt-8 text-24">{formatPrice(language, piece) ?? t('product.priceOnRequest')}</p>
          <p className="mt-2 text-13 text-moss">{piece.availability_city_name}</p>
          <p className="mt-8 text-stone">{piece.description}</p>
        </div>
      </div>
    </div>
  )
}
