import { requestEmailCode } from '#app/client/sign-in.ts'
import { StepForm } from '#app/features/sign-in/form/step-form.tsx'
import { emailProblem } from '#app/features/sign-in/form/step-rules.ts'
import { useStepForm } from '#app/features/sign-in/form/use-step-form.ts'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useEmailTexts } from '#app/i18n/use-email-texts.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { normalizeEmail } from '#contract/rules/email.ts'

export function EmailStep({ panel: { state, dispatch } }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const form = useStepForm({
    initial: { email: state.email },
    names: ['email'],
    failed: t('signIn.emailFailed'),
    problems: ({ email }) => ({ email: emailProblem(email) }),
    send: async ({ email }) => {
      const sent = await requestEmailCode(email)
      dispatch({
        type: 'email-sent',
        email: normalizeEmail(email),
        resendAfterS: sent.resend_after_s,
        isAlreadySent: sent.already_sent,
      })
    },
  })
  return (
    <StepForm name={t('signIn.title.email')} lead={t('signIn.lead.email')} form={form} submitLabel={t('signIn.getCode')}>
      <EmailField texts={useEmailTexts()} label={t('signIn.email')} {...form.field('email')} />
    </StepForm>
  )
}
