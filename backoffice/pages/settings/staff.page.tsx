import { useState } from 'react'
import { Invitations } from '#backoffice/features/members/invitations.tsx'
import { InviteDialog } from '#backoffice/features/members/invite-dialog.tsx'
import { Members } from '#backoffice/features/members/members.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'

export default function StaffPage() {
  const { t } = useI18n()
  const [isInviting, setInviting] = useState(false)
  useShortcuts([{ keys: 'n', label: t('staff.inviteTitle'), run: () => setInviting(true) }])
  return (
    <SettingsPage
      title={t('staff.title')}
      actions={
        <Button variant="primary" onClick={() => setInviting(true)}>
          {t('staff.invite')}
        </Button>
      }
    >
      <div className="mx-auto grid max-w-[880px] gap-5 p-5 max-md:p-4">
        <Members />
        <Invitations />
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SettingsPage>
  )
}
