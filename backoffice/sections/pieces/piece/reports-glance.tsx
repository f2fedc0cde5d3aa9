import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { reportsQuery } from '#backoffice/client/reports.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge } from '#backoffice/ui/badge.tsx'
import { ButtonLink } from '#backoffice/ui/button.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

export function ReportsGlance({ pieceId }: { pieceId: number }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const mayWrite = useMay()('report.write')
  const { data } = useQuery(reportsQuery(pieceId))
  if (!data) return null
  const [newest] = data.reports
  const valid = data.certificates.find(({ revoked_at: revokedAt }) => revokedAt === null)
  const link = 'underline decoration-edge underline-offset-4 hover:decoration-ink'
  return (
    <Panel
      title={t('reports.title')}
      actions={
        <ButtonLink variant="quiet" to={paths.reports(pieceId)}>
          {t('reports.all')}
        </ButtonLink>
      }
    >
      {!newest && !valid && <p className="text-13 text-stone">{t(mayWrite ? 'reports.noReports' : 'reports.noReportsBrief')}</p>}
      <FactList
        items={[
          newest
            ? [
                t('reports.condition'),
                <span key="report" className="grid justify-items-end gap-0.5 max-xl:justify-items-start">
                  <Link to={paths.report(pieceId, newest.id)} className={link}>
                    {t(`reports.stages.${newest.stage}`)}
                  </Link>
                  <span className="text-12 text-stone">{time(newest.signed_at ?? newest.written_at)}</span>
                  <Badge tone={newest.signed_at ? 'good' : 'attention'}>{t(newest.signed_at ? 'reports.signed' : 'reports.draft')}</Badge>
                </span>,
              ]
            : null,
          valid
            ? [
                t('reports.certificate'),
                <Link key="certificate" to={paths.certificate(pieceId, valid.number)} className={`figures ${link}`}>
                  {valid.number}
                </Link>,
              ]
            : null,
        ]}
      />
    </Panel>
  )
}
