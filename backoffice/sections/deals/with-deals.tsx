import type { ReactNode } from 'react'
import { useMay } from '#backoffice/client/use-staff.ts'
import { deals as english } from '#backoffice/i18n/en/deals.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PageTexts } from '#backoffice/i18n/page-texts.tsx'
import { deals as russian } from '#backoffice/i18n/ru/deals.ts'
import { DealFigures, type DealProps } from '#backoffice/sections/deals/deal-figures.tsx'
import { useMedia } from '#backoffice/ui/use-media.ts'

const texts = { ru: { deals: russian }, en: { deals: english } }

/** Whether the person may see profits. If so, dialogs that show profits are wider. */
export const useMaySeeDeals = () => useMay()('piece.cost')

type Props = { deals: readonly (DealProps & { key: string })[]; children: ReactNode }

/**
 * Shows the fields of a dialog with the profits of its sums. On wide screens, the profits are beside the fields; otherwise they are
 * collapsed below the fields.
 */
export function WithDeals({ deals, children }: Props) {
  const isBeside = useMedia('(width >= 1024px)') && deals.length > 0
  const isShown = useMaySeeDeals() && deals.length > 0
  // the parents of `children` are always the same elements, so that the fields are not remounted when the first profits appear
  return (
    <div
      className={`grid items-start ${isShown && isBeside ? 'grid-cols-[minmax(0,1fr)_280px] gap-6' : 'grid-cols-[minmax(0,1fr)] gap-5'}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      {isShown && (
        <PageTexts texts={texts}>
          <Aside deals={deals} isBeside={isBeside} />
        </PageTexts>
      )}
    </div>
  )
}

function Aside({ deals, isBeside }: Omit<Props, 'children'> & { isBeside: boolean }) {
  const { t } = useI18n()
  const title = t('deals.title')
  const list = (
    <div className="grid gap-6 text-13 max-md:text-15">
      {deals.map(({ key, ...deal }) => (
        <DealFigures key={key} {...deal} />
      ))}
    </div>
  )
  if (isBeside)
    return (
      <section aria-label={title} className="grid gap-3 border-l border-hairline pl-6">
        <h3 className="text-13 font-medium">{title}</h3>
        {list}
      </section>
    )
  return (
    <details className="rounded-2 border border-hairline">
      <summary className="cursor-pointer px-4 py-2.5 text-13 font-medium finger:min-h-11 max-md:text-15">{title}</summary>
      <div className="border-t border-hairline p-4">{list}</div>
    </details>
  )
}
