import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheImport, type ImportRun, longTimeoutMs } from '#backoffice/client/imports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { isTableEncoding, type TableEncoding, tableEncodings } from '#contract/rules/staff/table-encodings.ts'

const cellsShown = 4

export function ImportReading({ run }: { run: ImportRun }) {
  const { t } = useI18n()
  const saving = useAction()
  const read = (body: { encoding?: TableEncoding; head_row?: number }) =>
    void saving.run(async () => {
      cacheImport(await callStaff('PUT /api/staff/imports/:id/reading/', { params: { id: run.id }, body, timeoutMs: longTimeoutMs }))
    })
  if (!run.head_row) return null
  const rows = run.first_rows.map(({ row, cells }) => ({
    value: String(row),
    label: t('importFile.headRowOption', { row, cells: cells.filter(Boolean).slice(0, cellsShown).join(' · ') }),
  }))
  // the chosen header row may be below the rows that are shown
  const options = rows.some(({ value }) => value === String(run.head_row))
    ? rows
    : [
        ...rows,
        {
          value: String(run.head_row),
          label: t('importFile.headRowOption', { row: run.head_row, cells: run.head.slice(0, cellsShown).join(' · ') }),
        },
      ]
  return (
    <fieldset className="grid min-w-0 items-start gap-x-6 gap-y-3 md:grid-cols-[minmax(0,420px)_300px]">
      <legend className="sr-only">{t('importFile.readingLabel')}</legend>
      <SelectField
        label={t('importFile.headRow')}
        value={String(run.head_row)}
        onChange={(value) => read({ head_row: Number(value) })}
        options={options}
        disabled={saving.isBusy}
      />
      {run.has_encoding_choice && (
        <SelectField
          label={t('importFile.encoding')}
          help={t('importFile.encodingHelp')}
          value={run.encoding ?? ''}
          onChange={(value) => isTableEncoding(value) && read({ encoding: value })}
          options={tableEncodings.map((value) => ({ value, label: t(`importFile.encodings.${value}`) }))}
          disabled={saving.isBusy}
        />
      )}
      <FailureLine text={saving.failure} />
    </fieldset>
  )
}
