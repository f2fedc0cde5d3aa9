import { callApi } from '#app/client/call-api.ts'
import { changePassword } from '#app/client/profile.ts'
import { readFieldErrors } from '#app/features/sign-in/form/sign-in-error-text.ts'
import { SignInPasswordField } from '#app/features/sign-in/form/sign-in-fields.tsx'
import { StepForm } from '#app/features/sign-in/form/step-form.tsx'
import { newPasswordProblem, repeatProblem } from '#app/features/sign-in/form/step-rules.ts'
import { useStepForm } from '#app/features/sign-in/form/use-step-form.ts'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { toast } from '#app/ui/toast.ts'
import { limits } from '#contract/limits.ts'

/** Sets a new password. The code from the previous step authorizes the change instead of the current password. */
export function NewPasswordStep({ panel }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const form = useNewPasswordForm(panel)
  const password = { autoComplete: 'new-password', maxLength: limits.passwordMaxChars }
  return (
    <>
      <StepForm
        name={t('signIn.title.new-password')}
        lead={t('signIn.lead.new-password')}
        form={form}
        submitLabel={t('signIn.savePassword')}
      >
        {/* password managers need the username in the same form as the password */}
        <input type="text" name="username" autoComplete="username" value={panel.state.phone} readOnly hidden />
        <SignInPasswordField label={t('signIn.newPassword')} help={t('signIn.newPasswordHelp')} {...password} {...form.field('password')} />
        <SignInPasswordField label={t('signIn.passwordAgain')} {...password} {...form.field('again')} />
      </StepForm>
      <button type="button" onClick={() => void panel.leave()} className={`mt-4 inline-flex min-h-11 items-center text-ink ${textLink}`}>
        {t('signIn.notNow')}
      </button>
    </>
  )
}

function useNewPasswordForm({ leave }: SignInPanel) {
  const { t } = useI18n()
  return useStepForm({
    initial: { password: '', again: '' },
    names: ['password', 'again'],
    failed: t('signIn.newPasswordFailed'),
    problems: ({ password, again }) => ({ password: newPasswordProblem(password), again: repeatProblem(password, again) }),
    fieldErrors: (error) => ({ password: readFieldErrors(error).new_password }),
    send: async ({ password }) => {
      const { detail } = await changePassword(callApi, { new_password: password })
      toast.success(detail)
      await leave()
    },
  })
}
