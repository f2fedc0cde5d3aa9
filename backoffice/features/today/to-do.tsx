import { paths } from '#backoffice/client/paths.ts'
import type { Today } from '#backoffice/client/today.ts'
import { type CountRow, CountRows } from '#backoffice/features/today/count-rows.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'

export function ToDo({ today }: { today: Today }) {
  const { t } = useI18n()
  const rows = rowsOf(today).filter(({ count }) => count > 0)
  return (
    <Panel title={t('today.toDo')} isFlush>
      {rows.length ? <CountRows rows={rows} /> : <EmptyState title={t('today.allDone')} text={t('today.allDoneText')} />}
    </Panel>
  )
}

/** Warns if the last backup is older than this many days. */
const backupDays = 7

function rowsOf({ threads, orders, pieces, consignments, offers, buybacks, wanted, wallets, health }: Today): CountRow[] {
  const failedThread = threads?.failed === 1 && threads.failed_id !== null ? paths.thread(threads.failed_id) : paths.inbox
  const wantedPath = wanted?.pieces === 1 && wanted.first_id !== null ? paths.piece(wanted.first_id) : paths.wanted
  const daysWithoutBackup = health?.days_without_backup ?? 0
  return [
    { label: 'today.failingTransports', count: health?.failing_transports ?? 0, to: paths.health, isUrgent: true },
    { label: 'today.failedJobs', count: health?.failed_jobs ?? 0, to: paths.health, isUrgent: true },
    { label: 'today.walletsProposed', count: wallets?.proposed ?? 0, to: paths.wallets, isUrgent: true },
    { label: 'today.walletsApproved', count: wallets?.approved ?? 0, to: paths.wallets, isUrgent: true },
    { label: 'today.keptOrders', count: orders?.kept ?? 0, to: `${paths.orders}?mark=kept`, isUrgent: true },
    { label: 'today.owedBack', count: orders?.owed_back ?? 0, to: `${paths.orders}?owed=true`, isUrgent: true },
    { label: 'today.lateThreads', count: threads?.late ?? 0, to: `${paths.inbox}?late=true`, isUrgent: true },
    { label: 'today.failedThreads', count: threads?.failed ?? 0, to: failedThread, isUrgent: true },
    { label: 'today.failedEmails', count: orders?.failed_emails ?? 0, to: `${paths.orders}?mark=failed-email`, isUrgent: true },
    { label: 'today.newThreads', count: threads?.unread ?? 0, to: `${paths.inbox}?view=new` },
    { label: 'today.offers', count: offers ?? 0, to: `${paths.inbox}?offer=open` },
    { label: 'today.buybacks', count: buybacks ?? 0, to: `${paths.buybacks}?state=waiting` },
    { label: 'today.wanted', count: wanted?.pieces ?? 0, to: wantedPath },
    { label: 'today.deposits', count: pieces?.deposits ?? 0, to: `${paths.pieces}?deposit=true` },
    {
      label: 'today.consignments',
      count: consignments ?? 0,
      to: `${paths.pieces}?ownership=consignment&consigned_within=14&status=draft,incoming,available,reserved`,
    },
    { label: 'today.withoutPhotoOnSale', count: pieces?.without_photo ?? 0, to: `${paths.pieces}?status=available&missing=photo` },
    { label: 'today.draftsWithoutPhoto', count: pieces?.drafts_without_photo ?? 0, to: `${paths.pieces}?status=draft&missing=photo` },
    { label: 'today.daysWithoutBackup', count: daysWithoutBackup < backupDays ? 0 : daysWithoutBackup, to: paths.health },
  ]
}
