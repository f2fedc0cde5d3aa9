import { register, registerByTelegram } from '#app/client/sign-in.ts'
import { PasswordField, PhoneField } from '#app/features/sign-in/fields.tsx'
import { OtherWay } from '#app/features/sign-in/password-step.tsx'
import type { SignInPanel } from '#app/features/sign-in/sign-in-panel.ts'
import { Failure, StepForm } from '#app/features/sign-in/step-form.tsx'
import { newPasswordProblem, phoneProblem, repeatProblem } from '#app/features/sign-in/step-rules.ts'
import { useStepForm } from '#app/features/sign-in/use-step-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { limits } from '#contract/limits.ts'
import { formatPhone } from '#contract/rules/phone.ts'

/** Phone and a password to choose (AUTH-07), for who comes by Telegram too (AUTH-08): nothing exists before the phone is proved. */
export function RegisterStep({ panel }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const form = useRegisterForm(panel)
  const { state, dispatch } = panel
  const isTelegram = state.step === 'telegram-register'
  if (isTelegram && !state.telegram) return <Failure text={t('signIn.telegramMissing')} />
  const password = { autoComplete: 'new-password', maxLength: limits.passwordMaxChars }
  return (
    <>
      <StepForm
        name={t(isTelegram ? 'signIn.title.telegram-register' : 'signIn.title.register')}
        lead={t(isTelegram ? 'signIn.lead.telegram-register' : 'signIn.lead.register')}
        isSending={form.state === 'sending'}
        failure={form.failure}
        submitLabel={t('signIn.toRegisterSubmit')}
        onSubmit={(event) => void form.submit(event)}
      >
        <PhoneField isUsername {...form.field('phone')} onTidy={(phone) => form.set('phone', phone)} />
        <PasswordField label={t('signIn.newPassword')} {...password} {...form.field('password')} />
        <PasswordField label={t('signIn.passwordAgain')} {...password} {...form.field('again')} />
      </StepForm>
      {!isTelegram && (
        <OtherWay
          question={t('signIn.hasAccount')}
          way={t('signIn.toPassword')}
          onChoose={() => dispatch({ type: 'chosen', step: 'password' })}
        />
      )}
    </>
  )
}

function useRegisterForm({ state, dispatch, finish }: SignInPanel) {
  const { t } = useI18n()
  const { telegram } = state
  return useStepForm({
    initial: { phone: state.phone, password: '', again: '' },
    names: ['phone', 'password', 'again'],
    failed: t('signIn.registerFailed'),
    check: ({ phone, password, again }) => {
      const problems = { phone: phoneProblem(phone), password: newPasswordProblem(password), again: repeatProblem(password, again) }
      return {
        ...(problems.phone ? { phone: t(`signIn.${problems.phone}`) } : {}),
        ...(problems.password ? { password: t(`signIn.${problems.password}`) } : {}),
        ...(problems.again ? { again: t(`signIn.${problems.again}`) } : {}),
      }
    },
    send: async ({ phone, password }) => {
      const answer = await (telegram ? registerByTelegram(telegram, phone, password) : register(phone, password))
      if (!('requires_verification' in answer)) return finish(answer, t('signIn.registered'))
      dispatch({ type: 'call-made', phone: formatPhone(phone), completes: 'registration', resendAfterS: answer.resend_after_s })
    },
  })
}
