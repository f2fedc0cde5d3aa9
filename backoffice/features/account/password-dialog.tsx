import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { setCurrentSession } from '#backoffice/client/sign-in.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { PasswordField } from '#backoffice/ui/sign-in/password-field.tsx'
import { SubmitButton } from '#backoffice/ui/sign-in/submit-button.tsx'
import { useSubmit } from '#backoffice/ui/sign-in/use-submit.ts'
import { showToast } from '#backoffice/ui/toasts.ts'
import { staffLimits } from '#contract/staff/limits.ts'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const form = useSubmit(async () => {
    setCurrentSession(await callStaff('POST /api/staff/me/password/', { body: { current_password: present, new_password: next } }))
    showToast('success', t('account.passwordChanged'))
    onClose()
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('account.changePassword')} width="md:w-[420px]">
      <form onSubmit={form.onSubmit} className="grid gap-4">
        <PasswordField
          label={t('account.currentPassword')}
          autoComplete="current-password"
          value={present}
          onChange={setPresent}
          error={form.errorOf('current_password')}
        />
        <PasswordField
          label={t('account.newPassword')}
          help={t('signIn.passwordHelp', { count: staffLimits.passwordMinChars })}
          autoComplete="new-password"
          value={next}
          onChange={setNext}
          error={form.errorOf('new_password')}
        />
        <SubmitButton form={form}>{t('account.changePassword')}</SubmitButton>
      </form>
    </Dialog>
  )
}
