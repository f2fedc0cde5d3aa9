import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheImport, type ImportRun, longTimeoutMs } from '#backoffice/client/imports.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ImportForecast } from '#backoffice/sections/pieces/import/import-forecast.tsx'
import { RefusedDownload } from '#backoffice/sections/pieces/import/refused-download.tsx'
import { UnconfirmedRows } from '#backoffice/sections/pieces/import/unconfirmed-rows.tsx'
import { useConfirmRows } from '#backoffice/sections/pieces/import/use-confirm-rows.ts'
import { VerdictList } from '#backoffice/sections/pieces/import/verdict-list.tsx'
import { ActionBar } from '#backoffice/ui/action-bar.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailedState, FailureLine, LoadingRows } from '#backoffice/ui/states.tsx'
import { UrlTabs, useUrlTab } from '#backoffice/ui/tabs.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

const outcomes = ['new', 'changed', 'refused', 'same'] as const
type Counts = NonNullable<ImportRun['counts']>

export function ImportChanges({ run }: { run: ImportRun }) {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.imports.counts(run.id),
    queryFn: () =>
      callStaff('GET /api/staff/imports/:id/preview/', { params: { id: run.id }, query: { page_size: 1 }, timeoutMs: longTimeoutMs }),
    // not cached, because the columns of the file may be mapped differently before the person returns
    gcTime: 0,
  })
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <>
        <p className="px-5 py-3 text-13 text-stone max-md:px-4">{t('imports.checking')}</p>
        <LoadingRows />
      </>
    )
  return <Changes run={run} counts={data.counts} unconfirmed={data.unconfirmed} />
}

function Changes({ run, counts, unconfirmed }: { run: ImportRun; counts: Counts; unconfirmed: readonly number[] }) {
  const { t } = useI18n()
  const tabs = useOutcomeTabs(counts)
  const chosen = useUrlTab(tabs)
  const writing = useAction()
  const confirm = useConfirmRows(run)
  const count = counts.new + counts.changed
  const apply = () =>
    void writing.run(async () => {
      if (!count) return
      const applied = await callStaff('POST /api/staff/imports/:id/apply/', {
        params: { id: run.id },
        body: { skip_refused: counts.refused > 0 },
        timeoutMs: longTimeoutMs,
      })
      cacheImport(applied)
      showUndoToast(t('imports.done', { file: run.file_name }), applied.action_id)
      void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.all })
    })
  useShortcuts(count ? [{ keys: 'mod+Enter', label: t('imports.apply', { count }), run: apply }] : [])
  return (
    <>
      <ImportForecast counts={counts} />
      <div className="border-b border-hairline">
        <UrlTabs label={t('imports.outcomesLabel')} tabs={tabs} />
      </div>
      {chosen === 'refused' && <UnconfirmedRows rows={unconfirmed} confirm={confirm} />}
      <VerdictList key={chosen} id={run.id} outcome={outcomes.find((outcome) => outcome === chosen) ?? 'new'} confirm={confirm} />
      <ActionBar
        beside={
          <>
            {counts.refused > 0 && count > 0 && <span className="text-stone">{t('imports.without', { count: counts.refused })}</span>}
            {count === 0 && <span className="text-stone">{t(counts.same ? 'imports.nothing' : 'imports.allRefused')}</span>}
            <FailureLine text={writing.failure} />
          </>
        }
      >
        {counts.refused > 0 && <RefusedDownload id={run.id} />}
        {count > 0 && (
          <Button variant="primary" aria-disabled={writing.isBusy} onClick={apply}>
            {writing.isBusy ? t('imports.applying') : t('imports.apply', { count })}
            <KeyHint keys="mod+Enter" />
          </Button>
        )}
      </ActionBar>
    </>
  )
}

function useOutcomeTabs(counts: Counts) {
  const { t } = useI18n()
  const filled = outcomes.filter((outcome) => counts[outcome] > 0)
  return filled.map((key) => ({ key, label: t(`imports.outcomes.${key}`), count: counts[key] }))
}
