import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { type StaffThresholds, thresholdsQuery } from '#backoffice/client/thresholds.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { RecordFormBar } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { ThresholdPanel } from '#backoffice/sections/settings/thresholds/threshold-panel.tsx'
import { useThresholdForm } from '#backoffice/sections/settings/thresholds/use-threshold-form.ts'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { textLink } from '#backoffice/ui/text-link.ts'
import { thresholdGroups } from '#contract/rules/staff/thresholds.ts'

/** Times and limits: each says what it touches. */
export default function ThresholdsPage() {
  const { t } = useI18n()
  const mayAll = useMay()('settings.edit')
  const { data, error, refetch } = useQuery(thresholdsQuery)
  return (
    <SettingsPage title={t('thresholds.title')}>
      <div className="mx-auto grid max-w-[820px] gap-5 p-5 max-md:p-4">
        {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows count={6} />)}
        {data && (
          <>
            <p className="text-13 text-stone">
              {t('thresholds.lead')} {!mayAll && t('thresholds.ownerOnly')}
              {mayAll && (
                <>
                  {t('thresholds.publishing')}{' '}
                  <Link to={paths.publishing} className={textLink}>
                    {t('publishing.title')}
                  </Link>
                  .
                </>
              )}
            </p>
            <ThresholdPanels thresholds={data} />
          </>
        )}
      </div>
    </SettingsPage>
  )
}

function ThresholdPanels({ thresholds }: { thresholds: StaffThresholds }) {
  const form = useThresholdForm(thresholds)
  return (
    <>
      {thresholdGroups.map((group) => (
        <ThresholdPanel key={group} group={group} form={form} defaults={thresholds.defaults} />
      ))}
      <RecordFormBar form={form} />
    </>
  )
}
