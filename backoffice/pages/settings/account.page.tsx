import { Devices } from '#backoffice/features/account/devices.tsx'
import { PasskeysPanel } from '#backoffice/features/account/passkeys-panel.tsx'
import { ProfilePanel } from '#backoffice/features/account/profile-panel.tsx'
import { SecurityPanel } from '#backoffice/features/account/security-panel.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'

export default function AccountPage() {
  const { t } = useI18n()
  return (
    <SettingsPage title={t('account.title')}>
      <div className="mx-auto grid max-w-[720px] gap-5 p-5 max-md:p-4">
        <ProfilePanel />
        <SecurityPanel />
        <PasskeysPanel />
        <Devices />
      </div>
    </SettingsPage>
  )
}
