import { Link, useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { orderQuery, type StaffOrder } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem } from '#backoffice/ui/menu.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import type { DocumentKind } from '#contract/rules/staff/order-enums.ts'

export function PapersPanel({ order }: { order: StaffOrder }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const mayIssue = useMay()('document.issue')
  const navigate = useNavigate()
  const write = useWrite()
  const issue = (kind: DocumentKind, more: { with_prices?: boolean } = {}) =>
    void write.run(async () => {
      // issuing a new invoice cancels the current one
      const standing = order.documents.find((paper) => kind === 'invoice' && paper.kind === kind && !paper.is_cancelled)
      const body = { kind, ...more, ...(standing ? { cancels: standing.number } : {}) }
      const { number } = await callStaff('POST /api/staff/orders/:id/documents/', { params: { id: order.id }, body }).finally(
        // refetches the order even after a failure, because a colleague may have issued the document
        () => void queryClient.invalidateQueries(orderQuery(order.id)),
      )
      await navigate(paths.document(number))
    })
  const hasInvoice = order.documents.some(({ kind, is_cancelled: isCancelled }) => kind === 'invoice' && !isCancelled)
  return (
    <Panel
      title={t('orders.papers')}
      actions={
        mayIssue && (
          <Menu trigger={<Button variant="quiet">{t('orders.issue')}</Button>}>
            <MenuItem isDisabled={write.isBusy} onSelect={() => issue('invoice')}>
              {t(hasInvoice ? 'orders.correct' : 'orders.issueInvoice')}
            </MenuItem>
            <MenuItem isDisabled={write.isBusy} onSelect={() => issue('packing-slip')}>
              {t('orders.issuePacking')}
            </MenuItem>
            <MenuItem isDisabled={write.isBusy} onSelect={() => issue('packing-slip', { with_prices: false })}>
              {t('orders.issuePackingPlain')}
            </MenuItem>
            <MenuItem isDisabled={write.isBusy} onSelect={() => issue('handover')}>
              {t('orders.issueHandover')}
            </MenuItem>
          </Menu>
        )
      }
    >
      {order.documents.length === 0 && <p className="text-13 text-stone">{t('orders.noPapers')}</p>}
      <ul className="grid gap-2 text-13 max-md:text-15">
        {order.documents.map(({ number, kind, is_cancelled: isCancelled, at }) => (
          <li key={number} className="flex items-baseline justify-between gap-3">
            <Link to={paths.document(number)} className="inline-flex flex-wrap items-center gap-x-1 hover:underline finger:min-h-11">
              {t(`orders.paper.${kind}`)} <span className={`figures text-stone ${isCancelled ? 'line-through' : ''}`}>{number}</span>
            </Link>
            <span className="shrink-0 text-stone">{isCancelled ? t('orders.isCancelled') : time(at)}</span>
          </li>
        ))}
      </ul>
      <FailureLine text={write.failure} />
    </Panel>
  )
}
