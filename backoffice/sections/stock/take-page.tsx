import type { ReactNode } from 'react'
import type { StockTake } from '#backoffice/client/stock-takes.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { usePlaceName } from '#backoffice/sections/stock/use-place-name.ts'
import { Page } from '#backoffice/ui/page.tsx'

export type TakePageProps = { take: StockTake; back: { to: string; label: string } }

export function TakePage({ take, ...page }: TakePageProps & { actions?: ReactNode; bar?: ReactNode; children: ReactNode }) {
  const { t } = useI18n()
  const { seen, expected } = take.counts
  return <Page title={usePlaceName()(take.place)} beside={t('stockTakes.progress', { seen, expected })} {...page} />
}
