import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { type StaffOwnerSettings, ownerSettingsQuery } from '#backoffice/client/owner-settings.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { DraftNotice, RecordFormBar } from '#backoffice/features/record-form/record-form-bar.tsx'
import { ownerSettingsPage as english } from '#backoffice/i18n/en/owner-settings-page.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PageTexts } from '#backoffice/i18n/page-texts.tsx'
import { ownerSettingsPage as russian } from '#backoffice/i18n/ru/owner-settings-page.ts'
import { RatePanel } from '#backoffice/sections/rates/rate-panel.tsx'
import { MoreOwnerSettings } from '#backoffice/sections/settings/owner-settings/more-owner-settings.tsx'
import { OwnerSettingPanel } from '#backoffice/sections/settings/owner-settings/owner-setting-panel.tsx'
import { useOwnerSettingForm } from '#backoffice/sections/settings/owner-settings/use-owner-setting-form.ts'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { textLink } from '#backoffice/ui/text-link.ts'
import {
  definitionOf,
  ownerSettingGroups,
  type OwnerSettingName,
  ownerSettingNames,
} from '#contract/rules/staff/owner-setting-definitions.ts'

const texts = { ru: { ownerSettingsPage: russian }, en: { ownerSettingsPage: english } }

/** Settings that owners change most. The others are folded. */
const oftenChanged: readonly OwnerSettingName[] = [
  'reservation_hours',
  'hold_hours',
  'transfer_min_days',
  'transfer_max_days',
  'transfer_deposit_percent',
  'quote_hours',
  'offer_least_percent',
  'offer_least_told',
  'offer_hours',
  'rate_on_pages',
]

export default function OwnerSettingsPage() {
  return (
    <PageTexts texts={texts}>
      <OwnerSettings />
    </PageTexts>
  )
}

function OwnerSettings() {
  const { t } = useI18n()
  const mayAll = useMay()('settings.edit')
  const { data, error, refetch } = useQuery(ownerSettingsQuery)
  return (
    <SettingsPage title={t('ownerSettings.title')}>
      <div className="mx-auto grid max-w-[820px] gap-5 p-5 max-md:p-4">
        {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows count={6} />)}
        {data && (
          <>
            <p className="text-13 text-stone">
              {t('ownerSettingsPage.lead')} {!mayAll && t('ownerSettingsPage.ownerOnly')}
              {mayAll && (
                <>
                  {t('ownerSettingsPage.publishing')}{' '}
                  <Link to={paths.publishing} className={textLink}>
                    {t('publishing.title')}
                  </Link>
                  .
                </>
              )}
            </p>
            <OwnerSettingPanels ownerSettings={data} />
          </>
        )}
      </div>
    </SettingsPage>
  )
}

function OwnerSettingPanels({ ownerSettings }: { ownerSettings: StaffOwnerSettings }) {
  const { defaults } = ownerSettings
  const form = useOwnerSettingForm(ownerSettings)
  return (
    <>
      <DraftNotice form={form} />
      {ownerSettingGroups.map((group) => {
        const names = oftenChanged.filter((name) => definitionOf(name).group === group)
        return (
          <Fragment key={group}>
            {group === 'rates' && <RatePanel />}
            {names.length > 0 && <OwnerSettingPanel group={group} names={names} form={form} defaults={defaults} />}
          </Fragment>
        )
      })}
      <MoreOwnerSettings names={ownerSettingNames.filter((name) => !oftenChanged.includes(name))} form={form} defaults={defaults} />
      <RecordFormBar form={form} />
    </>
  )
}
