import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { reportsQuery } from '#backoffice/client/reports.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { factLink } from '#backoffice/ui/text-link.ts'
import { useAction } from '#backoffice/ui/use-action.ts'

type Props = { pieceId: number; one: StaffOrder['returns'][number] }

export function ReturnInspection({ pieceId, one: { state, received_at: receivedAt } }: Props) {
  const { t } = useI18n()
  const may = useMay()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { isBusy, failure, run } = useAction()
  const reports = useQuery({ ...reportsQuery(pieceId), enabled: receivedAt !== null }).data?.reports
  if (!reports || receivedAt === null) return null
  const before = reports.find(({ stage, written_at: at }) => stage === 'before-sending' && at < receivedAt)
  const after = reports.find(({ stage, written_at: at }) => stage === 'on-return' && at >= receivedAt)
  const begin = () =>
    void run(async () => {
      const report = await callStaff('POST /api/staff/pieces/:id/reports/', { params: { id: pieceId }, body: { stage: 'on-return' } })
      await queries.invalidateQueries({ queryKey: queryKeys.pieces.allReports })
      await navigate(paths.report(pieceId, report.id))
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13 max-md:text-15">
      {!after && state === 'received' && may('report.write') && (
        <Button aria-disabled={isBusy} onClick={begin}>
          {t('orders.returnReport.begin')}
        </Button>
      )}
      {after && (
        <Link to={paths.report(pieceId, after.id)} className={factLink}>
          {t('orders.returnReport.open')}
        </Link>
      )}
      {after && before && (
        <Link to={`${paths.compareReports(pieceId)}?left=${before.id}&right=${after.id}`} className={factLink}>
          {t('orders.returnReport.compare')}
        </Link>
      )}
      {!before && <span className="text-stone">{t('orders.returnReport.noBefore')}</span>}
      <FailureLine text={failure} />
    </div>
  )
}
