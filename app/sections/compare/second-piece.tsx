import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { ComparedPiece } from '#app/sections/compare/comparison-rows.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { textLink } from '#app/ui/text-link.ts'

const lists = { watch: paths.catalog(), jewelry: paths.jewelryList(), bag: paths.bagList() } as const

export function SecondPiece({ compared: { product } }: { compared: ComparedPiece }) {
  const { t } = useI18n()
  const brand = product.piece.brand.name
  return (
    <div className="no-print flex flex-col items-start justify-center border border-hairline p-6 md:p-10 wide:max-h-100">
      <p className="display-small text-20">{t('compare.second')}</p>
      <p className="mt-3 max-w-100 text-stone">{t('compare.secondText')}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to={lists[product.kind]} variant="secondary">
          {t('common.toCatalog')}
        </ButtonLink>
        <a href={paths.brand(brand)} className={`${textLink} inline-flex min-h-11 items-center`}>
          {t('product.allOfBrand', { brand })}
        </a>
        <a href={paths.favorites} className={`${textLink} inline-flex min-h-11 items-center`}>
          {t('header.favorites')}
        </a>
      </div>
    </div>
  )
}
