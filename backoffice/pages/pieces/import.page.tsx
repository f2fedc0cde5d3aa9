import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { importQuery } from '#backoffice/client/imports.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { AppliedImport } from '#backoffice/sections/pieces/import/applied-import.tsx'
import { ImportChanges } from '#backoffice/sections/pieces/import/import-changes.tsx'
import { ImportMapping } from '#backoffice/sections/pieces/import/import-mapping.tsx'
import { ImportSteps } from '#backoffice/sections/pieces/import/import-steps.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

export default function ImportPage() {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { id = '' } = useParams()
  const { get } = useUrlState()
  const { data: run, error, refetch } = useQuery(importQuery(id))
  const back = { to: paths.imports, label: t('imports.title') }
  if (!run) return loadingPage({ title: t('imports.title'), back, error, refetch })
  const isChanges = get('step') === 'changes'
  return (
    <Page
      title={run.file_name}
      beside={[t('imports.rows', { count: run.row_count }), run.by, time(run.created_at)].join(' · ')}
      back={back}
      bar={run.applied_at ? undefined : <ImportSteps isChanges={isChanges} />}
    >
      {run.applied_at && <AppliedImport run={run} />}
      {!run.applied_at &&
        (isChanges ? <ImportChanges run={run} /> : <ImportMapping key={[run.id, run.encoding, run.head_row].join()} run={run} />)}
    </Page>
  )
}
