import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { adoptImport, type ImportRun } from '#backoffice/client/imports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { MappedColumn } from '#backoffice/sections/pieces/import/mapped-column.tsx'
import { ActionBar } from '#backoffice/ui/action-bar.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useRun } from '#backoffice/ui/use-run.ts'

/** What each column of a file is: found by itself, or chosen; one that nobody chose is left out. */
export function ImportMapping({ run }: { run: ImportRun }) {
  const { t } = useI18n()
  const [, setParams] = useSearchParams()
  const [mapping, setMapping] = useState(run.mapping)
  const [hasNewNames, setHasNewNames] = useState(run.has_new_names)
  const [isTried, setTried] = useState(false)
  const saving = useRun()
  const count = run.mapping.filter((column) => column !== null).length
  const isTwice = (column: string | null) => column !== null && mapping.indexOf(column) !== mapping.lastIndexOf(column)
  const hasKey = mapping.includes('key')
  const see = () => {
    setTried(true)
    if (!hasKey || mapping.some(isTwice)) return
    void saving.run(async () => {
      const body = { mapping, has_new_names: hasNewNames }
      adoptImport(await callStaff('PUT /api/staff/imports/:id/mapping/', { params: { id: run.id }, body }))
      setParams({ step: 'changes' })
    })
  }
  useShortcuts([{ keys: 'mod+Enter', label: t('imports.see'), run: see }])
  return (
    <>
      <div className="mx-auto grid max-w-[1240px] gap-4 p-5 max-md:p-4">
        <p className="max-w-160 text-stone">
          <span className="text-ink">{t('imports.matched', { count, all: mapping.length })}</span>{' '}
          {count < mapping.length && t('imports.matchedText')}
        </p>
        {isTried && !hasKey && <FailureLine text={t('imports.noKey')} />}
        <div>
          <div
            aria-hidden="true"
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_300px] gap-6 border-b border-hairline pb-1.5 text-12 text-stone max-md:hidden"
          >
            <span>{t('imports.head')}</span>
            <span>{t('imports.sample')}</span>
            <span>{t('imports.column')}</span>
          </div>
          <ul>
            {unknownFirst(run.mapping).map((at) => (
              <MappedColumn
                key={at}
                head={run.head[at] || t('imports.noHead', { number: at + 1 })}
                sample={run.sample.map((cells) => cells[at] ?? '')}
                column={mapping[at] ?? null}
                error={isTwice(mapping[at] ?? null) ? t('imports.twice') : null}
                onChange={(column) => setMapping((held) => held.with(at, column))}
              />
            ))}
          </ul>
        </div>
        <FailureLine text={saving.failure} />
      </div>
      <ActionBar
        beside={
          <TickField checked={hasNewNames} onChange={setHasNewNames}>
            {t('imports.newNames')}
          </TickField>
        }
      >
        <Button variant="primary" aria-disabled={saving.isBusy} onClick={see}>
          {t('imports.see')}
          <KeyHint keys="mod+Enter" />
        </Button>
      </ActionBar>
    </>
  )
}

/** The places of the columns: those that were not recognized stand first. */
function unknownFirst(mapping: readonly unknown[]): number[] {
  const all = mapping.map((column, at) => ({ isKnown: column !== null, at }))
  return [...all.filter(({ isKnown }) => !isKnown), ...all.filter(({ isKnown }) => isKnown)].map(({ at }) => at)
}
