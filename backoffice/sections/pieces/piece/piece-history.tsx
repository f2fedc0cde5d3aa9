import { useQuery } from '@tanstack/react-query'
import { pieceHistoryQuery } from '#backoffice/client/pieces.ts'
import { undoAction } from '#backoffice/client/undo.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { EntrySheet } from '#backoffice/features/audit-entries/entry-sheet.tsx'
import { useEntryTexts } from '#backoffice/features/audit-entries/use-entry-texts.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { Timeline } from '#backoffice/ui/timeline.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

export function PieceHistory({ id }: { id: number }) {
  const { t } = useI18n()
  const texts = useEntryTexts()
  const { get, set } = useUrlState()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { data, error, refetch } = useQuery(pieceHistoryQuery(id))
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  const items = data.results.map((entry) => ({
    key: entry.id,
    title: (
      <button type="button" className="text-left hover:text-brass finger:min-h-11" onClick={() => set({ entry: entry.id })}>
        {texts.action(entry)}
      </button>
    ),
    time: time(entry.at),
    dateTime: entry.at,
    detail: (
      <span className="flex flex-wrap items-center gap-x-3">
        <span>{texts.actor(entry)}</span>
        {entry.reason && <span>«{entry.reason}»</span>}
        {entry.can_undo && (
          <Button variant="quiet" onClick={() => void undoAction(entry.id)}>
            {t('common.undo')}
          </Button>
        )}
      </span>
    ),
  }))
  return (
    <Panel title={t('pieces.tabs.history')}>
      {items.length ? <Timeline items={items} label={t('pieces.tabs.history')} /> : <p className="text-stone">{t('list.empty')}</p>}
      {get('entry') && <EntrySheet id={get('entry')} onClose={() => set({ entry: null }, { replace: true })} />}
    </Panel>
  )
}
