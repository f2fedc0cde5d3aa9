import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheImport, type ImportRun, type ImportValues, importValuesQuery } from '#backoffice/client/imports.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useColumnName } from '#backoffice/sections/pieces/change-lines.tsx'
import { type Picks, pickOf, UnknownValue, valueId } from '#backoffice/sections/pieces/import/unknown-value.tsx'
import { ActionBar } from '#backoffice/ui/action-bar.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { EmptyState, FailedState, FailureLine, LoadingRows } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

/** The second step of an import: asks for the meaning of unknown values. */
export function ImportValuesStep({ run }: { run: ImportRun }) {
  const { data, error, refetch } = useQuery(importValuesQuery(run.id))
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  return <UnknownValues id={run.id} unknown={data} />
}

function UnknownValues({ id, unknown }: { id: string; unknown: ImportValues }) {
  const { t } = useI18n()
  const nameOf = useColumnName()
  const { picks, setPicks, undecided, saving, see } = useMeanings(id, unknown)
  useShortcuts([{ keys: 'mod+Enter', label: t('imports.see'), run: see }])
  return (
    <>
      <div className="mx-auto grid max-w-[1240px] gap-6 p-5 max-md:p-4">
        {unknown.columns.length === 0 && <EmptyState title={t('importFile.values.none')} text={t('importFile.values.noneText')} />}
        {unknown.columns.length > 0 && <p className="max-w-160 text-stone">{t('importFile.values.lead')}</p>}
        {unknown.columns.map(({ column, choices, count, values }) => (
          <section key={column} aria-label={nameOf(column)}>
            <h2 className="border-b border-hairline pb-1.5 text-14 font-medium">{nameOf(column)}</h2>
            <ul>
              {values.map((value) => (
                <UnknownValue
                  key={value.text}
                  value={value}
                  choices={choices}
                  pick={pickOf(picks, column, value)}
                  onPick={(meaning) => setPicks({ ...picks, [valueId(column, value.text)]: { column, text: value.text, meaning } })}
                />
              ))}
            </ul>
            {count > values.length && (
              <p className="py-2 text-13 text-stone">{t('importFile.values.more', { count: count - values.length })}</p>
            )}
          </section>
        ))}
        <FailureLine text={saving.failure} />
      </div>
      <ActionBar beside={undecided > 0 && <span className="text-stone">{t('importFile.values.left', { count: undecided })}</span>}>
        <Button variant="primary" aria-disabled={saving.isBusy} onClick={see}>
          {t('imports.see')}
          <KeyHint keys="mod+Enter" />
        </Button>
      </ActionBar>
    </>
  )
}

function useMeanings(id: string, unknown: ImportValues) {
  const [, setParams] = useSearchParams()
  const [picks, setPicks] = useState<Picks>({})
  const saving = useAction()
  const shown = unknown.columns.flatMap(({ column, values }) =>
    values.map((value) => ({ before: value.meaning, now: pickOf(picks, column, value) })),
  )
  const isDecided = (meaning: string | null) => Number(meaning !== null)
  const undecided = unknown.undecided - shown.reduce((sum, { before, now }) => sum + isDecided(now) - isDecided(before), 0)
  const see = () =>
    void saving.run(async () => {
      const meanings = Object.values(picks)
      if (meanings.length) {
        cacheImport(await callStaff('PUT /api/staff/imports/:id/values/', { params: { id }, body: { meanings } }))
        queryClient.removeQueries({ queryKey: queryKeys.imports.previews(id) })
      }
      setParams({ step: 'changes' })
    })
  return { picks, setPicks, undecided, saving, see }
}
