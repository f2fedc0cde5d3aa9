import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { orderQuery, type StaffOrder } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { type Bill, CompanyBillDialog } from '#backoffice/sections/orders/record/company-bill-dialog.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem } from '#backoffice/ui/menu.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { type DocumentKind, isBill } from '#contract/rules/staff/order-enums.ts'

export function PapersPanel({ order }: { order: StaffOrder }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const mayIssue = useMay()('document.issue')
  const navigate = useNavigate()
  const write = useWrite()
  const [isForCompany, setForCompany] = useState(false)
  const standingBill = (kind: DocumentKind) =>
    isBill(kind) ? order.documents.find((paper) => paper.kind === kind && !paper.is_cancelled) : undefined
  const issue = (kind: DocumentKind, more: { with_prices?: boolean } & Partial<Bill> = {}) =>
    void write.run(async () => {
      // issuing a new invoice or proforma cancels the current one
      const standing = standingBill(kind)
      const body = { kind, ...more, ...(standing ? { cancels: standing.number } : {}) }
      const { number } = await callStaff('POST /api/staff/orders/:id/documents/', { params: { id: order.id }, body }).finally(
        // refetches the order even after a failure, because a colleague may have issued the document
        () => void queryClient.invalidateQueries(orderQuery(order.id)),
      )
      await navigate(paths.document(number))
    })
  return (
    <Panel
      title={t('orders.papers')}
      actions={
        mayIssue && (
          <Menu trigger={<Button variant="quiet">{t('orders.issue')}</Button>}>
            <MenuItem isDisabled={write.isBusy} onSelect={() => issue('invoice')}>
              {t(standingBill('invoice') ? 'orders.correct' : 'orders.issueInvoice')}
            </MenuItem>
            <MenuItem isDisabled={write.isBusy} onSelect={() => issue('proforma')}>
              {t(standingBill('proforma') ? 'bill.correctProforma' : 'bill.proforma')}
            </MenuItem>
            <MenuItem isDisabled={write.isBusy} onSelect={() => setForCompany(true)}>
              {t('bill.forCompany')}
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
      {isForCompany ? (
        <CompanyBillDialog
          company={order.documents.at(-1)?.buyer_company ?? null}
          write={write}
          onIssue={(bill) => issue(bill.kind, bill)}
          onClose={() => setForCompany(false)}
        />
      ) : (
        <FailureLine text={write.failure} />
      )}
    </Panel>
  )
}
