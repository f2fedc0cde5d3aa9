import { Printer } from 'lucide-react'
import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { orderQuery } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { undoAction } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { OfficeSale } from '#backoffice/sections/pieces/office-sale/use-office-sale.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { FailureLine, politely } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

type Props = { name: string; sale: OfficeSale; onClose: () => void }

export function SoldView({ name, sale: { order, actionId }, onClose }: Props) {
  const { t } = useI18n()
  const { money } = useFormat()
  const mayIssue = useMay()('document.issue')
  const navigate = useNavigate()
  const { run, isBusy, failure } = useAction()
  const print = () =>
    run(async () => {
      // an earlier attempt may have issued some of the papers
      const { documents } = await queryClient.fetchQuery({ ...orderQuery(order.id), staleTime: 0 })
      const issue = async (kind: 'invoice' | 'handover') => {
        const standing = documents.find((paper) => paper.kind === kind && !paper.is_cancelled)
        const params = { id: order.id }
        return standing?.number ?? (await callStaff('POST /api/staff/orders/:id/documents/', { params, body: { kind } })).number
      }
      const numbers = [await issue('invoice'), await issue('handover')]
      await navigate(paths.documents(numbers))
    })
  const undo = () =>
    run(async () => {
      if (actionId && (await undoAction(actionId))) onClose()
    })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('officeSale.done')}
      width="md:w-[600px]"
      actions={
        <>
          {actionId && (
            <Button variant="danger" className="mr-auto max-md:mr-0" aria-disabled={isBusy} onClick={() => void undo()}>
              {t('officeSale.undo')}
            </Button>
          )}
          <Button data-safe aria-disabled={isBusy} onClick={() => !isBusy && void navigate(paths.order(order.id))}>
            {t('officeSale.order')}
          </Button>
          {mayIssue && (
            <Button variant="primary" aria-disabled={isBusy} onClick={() => void print()}>
              <Printer aria-hidden="true" size={15} />
              {t('officeSale.papers')}
            </Button>
          )}
        </>
      }
    >
      <p {...politely} className="text-14 max-md:text-15">
        {t('officeSale.doneText', { piece: name, sum: money(order.total_price), number: order.order_number })}
      </p>
      <FailureLine text={failure} />
    </Dialog>
  )
}
