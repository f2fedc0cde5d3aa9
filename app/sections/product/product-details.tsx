import { lazy, Suspense } from 'react'
import { useCompany } from '#app/client/company.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { SimilarSoldView } from '#app/sections/archive/archive-view.ts'
import { SimilarSold } from '#app/sections/archive/similar-sold.tsx'
import { PieceReports, type PieceReportsView } from '#app/sections/product/piece-reports.tsx'
import { ProductSection } from '#app/sections/product/product-section.tsx'
import { type Product, productCondition } from '#app/sections/product/product.ts'
import { ReportRequest, type ReportRequestView } from '#app/sections/product/report-request.tsx'
import { SizeDrawing, type SizeDrawingView } from '#app/sections/product/size-drawing.tsx'
import { SpecTable } from '#app/sections/product/spec-table.tsx'
import type { ProductActionHandlers as Actions } from '#app/sections/product/use-product-actions.tsx'

/** Browsers load this component's script only if there are reports; the server imports it statically. */
const Reports = import.meta.env.SSR
  ? PieceReports
  : lazy(async () => {
      const { PieceReports: Loaded } = await import('#app/sections/product/piece-reports.tsx')
      return { default: Loaded }
    })

const Sold = import.meta.env.SSR
  ? SimilarSold
  : lazy(async () => {
      const { SimilarSold: Loaded } = await import('#app/sections/archive/similar-sold.tsx')
      return { default: Loaded }
    })

type Props = {
  product: Product
  url: string
  reports: PieceReportsView | null
  reportRequest: ReportRequestView | null
  sizeDrawing: SizeDrawingView | null
  similarSold: SimilarSoldView | null
  actions: Actions
}

export function ProductDetails({ product, url, reports, reportRequest, sizeDrawing, similarSold, actions }: Props) {
  const company = useCompany()
  const { t } = useI18n()
  const { piece } = product
  return (
    <div className="min-w-0 px-5 pt-10 md:px-10 md:pt-14 wide:px-0 wide:pt-20 print:col-span-2 print:p-0 print:pt-5">
      <ConditionAndSet product={product} />
      {piece.description && (
        <ProductSection title={t('product.about')}>
          <p className="max-w-150 text-17 print:max-w-none print:text-15">{piece.description}</p>
        </ProductSection>
      )}
      {reportRequest && <ReportRequest {...reportRequest} actions={actions} />}
      {reports && (
        <Suspense>
          <Reports {...reports} />
        </Suspense>
      )}
      <SpecTable product={product} />
      {sizeDrawing && <SizeDrawing {...sizeDrawing} />}
      {similarSold && (
        <Suspense>
          <Sold {...similarSold} />
        </Suspense>
      )}
      <p className="mt-6 hidden text-13 print:block">
        {t('product.printedFrom', { url })}, {company.phone.text}
      </p>
    </div>
  )
}

function ConditionAndSet({ product }: { product: Product }) {
  const { t } = useI18n()
  const { condition, meaning, set } = productCondition(product)
  return (
    <div className="grid gap-x-10 gap-y-8 border-t border-hairline pt-6 sm:grid-cols-2">
      {condition && (
        <section>
          <h2 className="label text-stone">{t('product.condition')}</h2>
          <p className="display-small mt-2 text-20">{condition}</p>
          {meaning && <p className="mt-2 text-stone">{meaning}</p>}
        </section>
      )}
      <section>
        <h2 className="label text-stone">{t('product.set')}</h2>
        <p className="display-small mt-2 text-20">{product.piece.full_set ? t('product.fullSet') : t('product.partSet')}</p>
        {set && <p className="mt-2 text-stone">{set}</p>}
      </section>
    </div>
  )
}
