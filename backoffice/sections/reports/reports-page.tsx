import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { type PieceReports, reportsQuery } from '#backoffice/client/reports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'

type Props = { titleOf: (data: PieceReports) => string; actions?: ReactNode; children: (data: PieceReports) => ReactNode }

export function ReportsPage({ titleOf, actions, children }: Props) {
  const { t } = useI18n()
  const id = Number(useParams().id)
  const { data, error, refetch } = useQuery(reportsQuery(id))
  return (
    <Page title={data ? titleOf(data) : t('reports.title')} back={{ to: paths.reports(id), label: t('reports.title') }} actions={actions}>
      {data && children(data)}
      {!data && <LoadingOrFailed error={error} refetch={refetch} />}
    </Page>
  )
}
