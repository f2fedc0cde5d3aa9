import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { importQuery } from '#backoffice/client/imports.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { importFile as english } from '#backoffice/i18n/en/import-file.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PageTexts } from '#backoffice/i18n/page-texts.tsx'
import { importFile as russian } from '#backoffice/i18n/ru/import-file.ts'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { AppliedImport } from '#backoffice/sections/pieces/import/applied-import.tsx'
import { ImportChanges } from '#backoffice/sections/pieces/import/import-changes.tsx'
import { ImportColumnsStep } from '#backoffice/sections/pieces/import/import-columns-step.tsx'
import { importSteps, ImportSteps } from '#backoffice/sections/pieces/import/import-steps.tsx'
import { ImportValuesStep } from '#backoffice/sections/pieces/import/import-values-step.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

const texts = { ru: { importFile: russian }, en: { importFile: english } }

export default function ImportPage() {
  return (
    <PageTexts texts={texts}>
      <Import />
    </PageTexts>
  )
}

function Import() {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { id = '' } = useParams()
  const { get } = useUrlState()
  const { data: run, error, refetch } = useQuery(importQuery(id))
  const back = { to: paths.imports, label: t('imports.title') }
  if (!run) return loadingPage({ title: t('imports.title'), back, error, refetch })
  const step = importSteps.find((each) => each === get('step')) ?? 'columns'
  return (
    <Page
      title={run.file_name}
      beside={[t('imports.rows', { count: run.row_count }), run.by, time(run.created_at)].join(' · ')}
      back={back}
      bar={run.applied_at ? undefined : <ImportSteps current={step} />}
    >
      {run.applied_at && <AppliedImport run={run} />}
      {!run.applied_at && step === 'columns' && <ImportColumnsStep key={run.id} run={run} />}
      {!run.applied_at && step === 'values' && <ImportValuesStep run={run} />}
      {!run.applied_at && step === 'changes' && <ImportChanges run={run} />}
    </Page>
  )
}
