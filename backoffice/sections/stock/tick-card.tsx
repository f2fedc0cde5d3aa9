import { useQuery } from '@tanstack/react-query'
import { paths } from '#backoffice/client/paths.ts'
import { markPiece, stockTakeQuery } from '#backoffice/client/stock-takes.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { usePlaceName } from '#backoffice/sections/stock/use-place-name.ts'
import { Badge } from '#backoffice/ui/badge.tsx'
import { Button, ButtonLink } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, LoadingRows, politely } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

export function TickCard({ takeId, pieceId }: { takeId: string; pieceId: number }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const placeName = usePlaceName()
  const { data: take } = useQuery(stockTakeQuery(takeId))
  const { run, isBusy, failure } = useAction()
  if (!take) return <LoadingRows count={2} />
  const line = take.lines.find(({ piece_id }) => piece_id === pieceId)
  const { seen, expected } = take.counts
  const mark = () => run(() => markPiece(takeId, pieceId, { isSeen: true }))
  return (
    <Panel title={`${t('stockTakes.title')}: ${placeName(take.place)}`}>
      <div className="grid gap-4">
        <p className="figures text-13 text-stone">{t('stockTakes.progress', { seen, expected })}</p>
        <div {...politely}>
          {line?.seen_at && line.seen_by ? (
            <div className="grid gap-1">
              <Badge tone={line.state === 'seen' ? 'good' : 'attention'}>{t(`stockTakes.states.${line.state}`)}</Badge>
              <p className="figures text-13 text-stone">
                {t('stockTakes.label.already', { name: line.seen_by, time: time(line.seen_at) })}
              </p>
            </div>
          ) : (
            <p>{t('stockTakes.label.question')}</p>
          )}
        </div>
        {line?.seen_at ? (
          <ButtonLink to={paths.stockTake(takeId)}>{t('stockTakes.label.back')}</ButtonLink>
        ) : (
          <Button variant="primary" className="max-md:h-14" aria-disabled={isBusy} onClick={() => void mark()}>
            {t('stockTakes.label.mark')}
          </Button>
        )}
        <FailureLine text={failure} />
      </div>
    </Panel>
  )
}
