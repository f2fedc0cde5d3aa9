import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheImport, type ImportRun, sendImport } from '#backoffice/client/imports.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ImportState, useImportColumns } from '#backoffice/sections/pieces/import/use-import-columns.tsx'
import { DataList } from '#backoffice/ui/data-list/data-list.tsx'
import { FileDrop } from '#backoffice/ui/file-drop.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState, FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const accept = '.csv,.xlsx,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export default function ImportsPage() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const columns = useImportColumns()
  const sending = useAction()
  const rows = useListPages<ImportRun>(queryKeys.imports.lists, ({ page, page_size, signal }) =>
    callStaff('GET /api/staff/imports/', { query: { page, page_size }, signal }),
  )
  const send = (file: File) =>
    sending.run(async () => {
      const run = cacheImport(await sendImport(file))
      void navigate(paths.import(run.id))
    })
  return (
    <Page title={t('imports.title')} back={{ to: paths.pieces, label: t('pieces.title') }}>
      <div className="p-5 max-md:p-4">
        <FileDrop
          title={sending.isBusy ? t('imports.reading') : t('imports.drop')}
          text={t('imports.dropText', { rows: staffLimits.importRowsMax, megabytes: staffLimits.importFileBytesMax / 1_000_000 })}
          dropNow={t('imports.dropNow')}
          choose={t('imports.choose')}
          accept={accept}
          isBusy={sending.isBusy}
          onFile={(file) => void send(file)}
        />
        <FailureLine text={sending.failure} />
      </div>
      <h2 className="px-5 pb-2 text-13 font-medium max-md:px-4">{t('imports.earlier')}</h2>
      <DataList
        label={t('imports.earlier')}
        rows={rows}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ file_name }) => file_name}
        rowPath={({ id }) => paths.import(id)}
        card={(run) => (
          <span className="grid gap-0.5">
            <span className="flex items-baseline justify-between gap-3">
              <span className="truncate font-medium">{run.file_name}</span>
              <ImportState run={run} />
            </span>
            <span className="truncate text-12 text-stone">{`${t('imports.rows', { count: run.row_count })} · ${run.by}`}</span>
          </span>
        )}
        empty={<EmptyState title={t('imports.none')} text={t('imports.noneText')} />}
      />
    </Page>
  )
}
