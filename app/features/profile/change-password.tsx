import { ProfilePasswordField } from '#app/features/profile/password-field.tsx'
import { StrengthMeter } from '#app/features/profile/strength-meter.tsx'
import { useChangePassword } from '#app/features/profile/use-change-password.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Me } from '#contract/profile.ts'

export function ChangePassword({ me }: { me: Me }) {
  const { t } = useI18n()
  const { field, submit, canSubmit, isSending, next } = useChangePassword(me.has_password)
  const label = t(me.has_password ? 'profile.password.submit' : 'profile.password.submitFirst')
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:max-w-100">
      {/* password managers need the username in the same form as the password */}
      <input type="text" name="username" autoComplete="username" value={me.phone ?? me.email ?? ''} readOnly hidden />
      {me.has_password && (
        <ProfilePasswordField label={t('profile.password.current')} autoComplete="current-password" {...field('current')} />
      )}
      <div className="grid gap-3">
        <ProfilePasswordField label={t('profile.password.next')} autoComplete="new-password" {...field('next')} />
        <StrengthMeter password={next} />
      </div>
      <ProfilePasswordField label={t('profile.password.again')} autoComplete="new-password" {...field('again')} />
      <div className="pt-2">
        <Button type="submit" aria-disabled={!canSubmit} className="aria-disabled:pointer-events-none aria-disabled:opacity-45">
          {isSending ? t('profile.saving') : label}
        </Button>
      </div>
    </form>
  )
}
