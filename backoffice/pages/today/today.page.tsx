import { useMay, useSession } from '#backoffice/client/use-staff.ts'
import { FirstDays } from '#backoffice/features/today/first-days.tsx'
import { InboxCounts } from '#backoffice/features/today/inbox-counts.tsx'
import { StockCounts } from '#backoffice/features/today/stock-counts.tsx'
import { WaitingOrders } from '#backoffice/features/today/waiting-orders.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Columns, Page } from '#backoffice/ui/page.tsx'

/** What waits for the person today. */
export default function TodayPage() {
  const { t } = useI18n()
  const { staff } = useSession()
  const may = useMay()
  const counts = (
    <>
      {may('thread.read') && <InboxCounts />}
      {may('piece.read') && <StockCounts />}
    </>
  )
  return (
    <Page title={t('today.title')} beside={t('today.greeting', { name: staff.name })}>
      {may('settings.edit') && <FirstDays />}
      <Columns aside={may('order.read') && counts}>{may('order.read') ? <WaitingOrders /> : counts}</Columns>
    </Page>
  )
}
