import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { SaleSection } from '#app/sections/catalog/catalog-data.ts'
import { ProductGrid } from '#app/sections/product-grid.tsx'
import { textLink } from '#app/ui/text-link.ts'

const kinds = { jewelry: 'jewelry', bags: 'bag' } as const

export function SaleSections({ sections }: { sections: readonly SaleSection[] }) {
  const { t } = useI18n()
  const shown = sections.filter(({ pieces }) => pieces.length > 0)
  return shown.map(({ category, catalogState: { mode, view }, count, pieces }) => (
    <section key={category} aria-labelledby={`sale-${category}`} className="mt-16 border-t border-hairline pt-8 md:mt-20">
      <div className="mb-8 flex items-baseline justify-between gap-8">
        <h2 id={`sale-${category}`} className="display-small text-24">
          {t(`catalog.category.${category}`)}
        </h2>
        {count > pieces.length && (
          <a href={paths.list(mode, view)} className={`inline-flex min-h-11 items-center text-stone ${textLink}`}>
            {t('home.viewAll')}
          </a>
        )}
      </div>
      <ProductGrid kind={kinds[category]} pieces={pieces} headingLevel="h3" columns={3} firstCount={0} signedOutAction="page" />
    </section>
  ))
}
