import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { type PieceWanted, pieceWantedQuery, refreshWanted } from '#backoffice/client/wanted.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'

type Asked = PieceWanted['results'][number]

export function PieceWantedPanel({ pieceId }: { pieceId: number }) {
  const { t } = useI18n()
  const { data } = useQuery({ ...pieceWantedQuery(pieceId), enabled: useMay()('person.contact') })
  const { tell, isBusy } = useTell(pieceId)
  if (!data?.results.length) return null
  const { results, is_listed: isListed } = data
  const pending = results.filter(({ is_reachable: isReachable, notified_at: at }) => isReachable && !at)
  const title = t('wanted.panel', { count: results.length })
  return (
    <Panel title={title} isFlush>
      <ul aria-label={title}>
        {results.map((asked) => (
          <AskedRow key={asked.id} pieceId={pieceId} asked={asked} mayCall={isListed} />
        ))}
      </ul>
      <div className="border-t border-hairline px-4 py-3">
        {isListed ? (
          pending.length > 0 && (
            <Button variant="primary" aria-disabled={isBusy} onClick={() => void tell({ how: 'message' })}>
              {t('wanted.tellAll')}
            </Button>
          )
        ) : (
          <p className="text-13 text-stone">{t('wanted.notListed')}</p>
        )}
      </div>
    </Panel>
  )
}

function useTell(pieceId: number) {
  const { t } = useI18n()
  const { run, isBusy } = useAction()
  const tell = (body: { person_id?: number; how: 'message' | 'call' }) =>
    run(async () => {
      try {
        const { notified } = await callStaff('POST /api/staff/pieces/:id/wanted/tell/', { params: { id: pieceId }, body })
        refreshWanted()
        showToast('success', body.how === 'call' ? t('wanted.calledDone') : t('wanted.notifiedAll', { count: notified }))
      } catch (error) {
        showToast('error', sentenceOf(error, t('common.actionFailed')))
      }
    })
  return { tell, isBusy }
}

function AskedRow({ pieceId, asked, mayCall }: { pieceId: number; asked: Asked; mayCall: boolean }) {
  const { t } = useI18n()
  const { tell, isBusy } = useTell(pieceId)
  const { day } = useFormat(useOfficeTimeZone().timeZone)
  const { thread_id: thread, name, sought, asked_at: at, is_reachable: isReachable, notified_at: notifiedAt, due_at: dueAt } = asked
  const { has_failed: hasFailed } = asked
  const queued = dueAt ? t('wanted.queued') : null
  const next = isReachable ? queued : t('wanted.onlyCall')
  const told = notifiedAt ? t('wanted.notified', { day: day(notifiedAt) }) : next
  const state = hasFailed ? t('wanted.failed') : told
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-hairline px-4 py-3 text-13 last:border-0">
      <p className="flex items-baseline justify-between gap-3">
        {thread === null ? (
          <span className="min-w-0 truncate font-medium">{name || t('wanted.anonymous')}</span>
        ) : (
          <Link
            to={paths.thread(thread)}
            className="min-w-0 truncate font-medium underline decoration-hairline underline-offset-4 hover:decoration-ink"
          >
            {name || t('wanted.anonymous')}
          </Link>
        )}
        <time dateTime={at} className="figures shrink-0 text-12 text-stone">
          {day(at)}
        </time>
      </p>
      <p className="text-stone wrap-anywhere">{sought}</p>
      {state && <p className="text-12 text-stone">{state}</p>}
      {mayCall && !notifiedAt && (!isReachable || hasFailed) && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void tell({ person_id: asked.person_id, how: 'call' })}
          className="justify-self-start underline decoration-hairline underline-offset-4 hover:decoration-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-45 finger:min-h-11"
        >
          {t('wanted.called')}
        </button>
      )}
    </li>
  )
}
