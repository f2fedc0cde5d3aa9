import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { stockTakeQuery } from '#backoffice/client/stock-takes.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ClosedTakePage } from '#backoffice/sections/stock/closed-take.tsx'
import { OpenTake } from '#backoffice/sections/stock/open-take.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'

export default function StockTakePage() {
  const { t } = useI18n()
  const { id = '' } = useParams()
  const { data: take, error, refetch } = useQuery(stockTakeQuery(id))
  const back = { to: paths.stockTakes, label: t('stockTakes.title') }
  if (take) return take.closed_at ? <ClosedTakePage take={take} back={back} /> : <OpenTake key={id} take={take} back={back} />
  return loadingPage({ title: t('stockTakes.title'), back, error, refetch })
}
