import type { ImportRun } from '#backoffice/client/imports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { DayOrderField } from '#backoffice/sections/pieces/import/day-order-field.tsx'
import { ImportReading } from '#backoffice/sections/pieces/import/import-reading.tsx'
import { MappedColumn } from '#backoffice/sections/pieces/import/mapped-column.tsx'
import { useMapping } from '#backoffice/sections/pieces/import/use-mapping.ts'
import { WholeFileFields } from '#backoffice/sections/pieces/import/whole-file-fields.tsx'
import { ActionBar } from '#backoffice/ui/action-bar.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'

type Props = { run: ImportRun; supplier: string; onSupplierNeeded: () => void }

export function ImportMapping({ run, supplier, onSupplierNeeded }: Props) {
  const { t } = useI18n()
  const form = useMapping(run, { supplier, onSupplierNeeded })
  const { mapping, setMapping, isTried, saving, see, isTwice, questions, orderOf, answer } = form
  const count = run.mapping.filter((column) => column !== null).length
  useShortcuts([{ keys: 'mod+Enter', label: t('imports.see'), run: see }])
  return (
    <>
      <div className="mx-auto grid max-w-[1240px] gap-4 p-5 max-md:p-4">
        <p className="max-w-160 text-stone">
          <span className="text-ink">{t('imports.matched', { count, all: mapping.length })}</span>{' '}
          {count < mapping.length && t('imports.matchedText')}
        </p>
        <ImportReading run={run} />
        <WholeFileFields form={form} />
        {isTried && !form.hasColumns && <FailureLine text={t('importFile.noColumns')} />}
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
              >
                {questions
                  .filter((question) => question.at === at)
                  .map((question) => (
                    <DayOrderField
                      key={at}
                      question={question}
                      order={orderOf(question)}
                      isTried={isTried}
                      onChange={(order) => answer(at, order)}
                    />
                  ))}
              </MappedColumn>
            ))}
          </ul>
        </div>
        <FailureLine text={saving.failure} />
      </div>
      <ActionBar
        beside={
          <TickField checked={form.hasNewNames} onChange={form.setHasNewNames}>
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

function unknownFirst(mapping: readonly unknown[]): number[] {
  const all = mapping.map((column, at) => ({ isKnown: column !== null, at }))
  return [...all.filter(({ isKnown }) => !isKnown), ...all.filter(({ isKnown }) => isKnown)].map(({ at }) => at)
}
