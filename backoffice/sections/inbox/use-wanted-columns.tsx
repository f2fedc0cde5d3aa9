import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { type ListedWanted, refreshWanted } from '#backoffice/client/wanted.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import type { Column } from '#backoffice/ui/data-list/columns.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

export function useWantedColumns(): Column<ListedWanted>[] {
  const { t } = useI18n()
  const { day } = useFormat(useOfficeTimeZone().timeZone)
  return [
    {
      key: 'person',
      title: t('wanted.columns.person'),
      width: 'minmax(120px,0.8fr)',
      render: ({ name }) => <span className="truncate">{name || t('wanted.anonymous')}</span>,
    },
    {
      key: 'sought',
      title: t('wanted.columns.sought'),
      width: 'minmax(160px,1.4fr)',
      render: ({ sought }) => <span className="truncate">{sought}</span>,
    },
    {
      key: 'matches',
      title: t('wanted.columns.matches'),
      width: 'minmax(200px,1.6fr)',
      render: (wanted) => <Matches wanted={wanted} />,
    },
    {
      key: 'asked',
      title: t('wanted.columns.asked'),
      width: '156px',
      from: 'lg',
      render: ({ asked_at: at }) => <span className="text-stone">{day(at)}</span>,
    },
    { key: 'close', title: '', width: '150px', align: 'end', from: 'lg', render: ({ id }) => <CloseButton id={id} /> },
  ]
}

function Matches({ wanted: { matches } }: { wanted: ListedWanted }) {
  const { t } = useI18n()
  const [first, ...others] = matches
  if (!first) return <span className="text-stone">{t('wanted.noMatches')}</span>
  return (
    <span className="flex min-w-0 gap-2">
      <Match match={first} />
      {others.length > 0 && <span className="shrink-0 text-stone">{t('wanted.others', { count: others.length })}</span>}
    </span>
  )
}

function Match({ match: { piece_id: id, label, notified_at: notifiedAt } }: { match: ListedWanted['matches'][number] }) {
  const { t } = useI18n()
  const { day } = useFormat(useOfficeTimeZone().timeZone)
  return (
    <span className="flex min-w-0 items-baseline gap-1">
      <Link
        to={paths.piece(id)}
        className="relative z-1 truncate underline decoration-hairline max-md:leading-11 underline-offset-4 hover:decoration-ink"
      >
        {label}
      </Link>
      {notifiedAt && <span className="shrink-0 text-stone">· {t('wanted.notified', { day: day(notifiedAt) })}</span>}
    </span>
  )
}

function CloseButton({ id }: { id: number }) {
  const { t } = useI18n()
  const close = async () => {
    try {
      const { action_id: action } = await callStaff('POST /api/staff/wanted/:id/close/', { params: { id } })
      refreshWanted()
      showUndoToast(t('wanted.closed'), action)
    } catch (error) {
      showToast('error', sentenceOf(error, t('common.actionFailed')))
    }
  }
  return (
    <Button variant="quiet" className="relative z-1" onClick={() => void close()}>
      {t('wanted.close')}
    </Button>
  )
}

export function WantedCard({ wanted }: { wanted: ListedWanted }) {
  const { t } = useI18n()
  const { day } = useFormat(useOfficeTimeZone().timeZone)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{wanted.name || t('wanted.anonymous')}</span>
        <span className="figures shrink-0 text-12 text-stone">{day(wanted.asked_at)}</span>
      </div>
      <p className="text-14 wrap-anywhere">{wanted.sought}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] text-13">
        {wanted.matches.length === 0 && <span className="text-stone">{t('wanted.noMatches')}</span>}
        {wanted.matches.map((match) => (
          <Match key={match.piece_id} match={match} />
        ))}
      </div>
    </div>
  )
}
