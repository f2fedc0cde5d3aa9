import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { openTakesQuery, rememberedTake, type StockTakeRow } from '#backoffice/client/stock-takes.ts'
import { useMay, useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TickCard } from '#backoffice/sections/stock/tick-card.tsx'
import { ButtonLink } from '#backoffice/ui/button.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { LoadingRows } from '#backoffice/ui/states.tsx'
import { isLabelIds } from '#contract/rules/staff/labels.ts'

/**
 * The target of a label's QR code. If the person has open stock-takes, offers to count the piece in one of these. Otherwise redirects to
 * the page of the piece.
 */
export default function LabelPage() {
  const { t } = useI18n()
  const { id = '' } = useParams()
  const mayCount = useMay()('piece.move') && isLabelIds(id)
  const takes = useQuery({ ...openTakesQuery, enabled: mayCount })
  const label = useQuery({
    queryKey: queryKeys.pieces.labels(id),
    queryFn: ({ signal }) => callStaff('GET /api/staff/labels/', { query: { ids: id }, signal }),
    enabled: mayCount,
  })
  const mine = useMine(takes.data?.results ?? [])
  const piece = label.data?.results[0]
  const isLoading = mayCount && !takes.error && !label.error && !(takes.data && label.data)
  if (isLoading)
    return (
      <Page title={t('labels.label')}>
        <LoadingRows count={2} />
      </Page>
    )
  if (!mine.length || !piece) return <Navigate to={paths.piece(id)} replace />
  const name = [piece.brand, piece.model_name, piece.reference].filter(Boolean).join(' ')
  return (
    <Page title={name} beside={t('labels.number', { id: piece.id })}>
      <div className="mx-auto grid max-w-[520px] gap-5 p-5 max-md:p-4">
        {mine.map((take) => (
          <TickCard key={take.id} takeId={take.id} pieceId={piece.id} />
        ))}
        <ButtonLink to={paths.piece(piece.id)}>{t('stockTakes.label.open')}</ButtonLink>
      </div>
    </Page>
  )
}

/**
 * Returns the open stock-takes that the person started or is counting on this device. The stock-take counted on this device comes first.
 */
function useMine(takes: readonly StockTakeRow[]): StockTakeRow[] {
  const { id } = useSession().staff
  const remembered = rememberedTake(id)
  const mine = takes.filter((take) => take.id === remembered || take.started_by_id === id)
  return mine.toSorted((a, b) => Number(b.id === remembered) - Number(a.id === remembered))
}
