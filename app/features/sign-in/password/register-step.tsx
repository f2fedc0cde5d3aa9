import { register, registerByTelegram } from '#app/client/sign-in.ts'
import { UncallableNotice, useEmailFallback } from '#app/features/sign-in/call/uncallable-notice.tsx'
import { OtherWay } from '#app/features/sign-in/form/other-way.tsx'
import { SignInPasswordField, SignInPhoneField } from '#app/features/sign-in/form/sign-in-fields.tsx'
import { Failure, StepForm } from '#app/features/sign-in/form/step-form.tsx'
import { newPasswordProblem, phoneProblem, repeatProblem } from '#app/features/sign-in/form/step-rules.ts'
import { useStepForm } from '#app/features/sign-in/form/use-step-form.ts'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { callMade } from '#app/features/sign-in/panel/sign-in-steps.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { limits } from '#contract/limits.ts'

/**
 * Registers a customer by phone and a new password, optionally with a Telegram account. The server creates the account only after the phone
 * is verified.
 */
export function RegisterStep({ panel }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const form = useRegisterForm(panel)
  const { state, dispatch } = panel
  const isTelegram = state.step === 'telegram-register'
  // does not offer a code by email during a registration with Telegram, because a sign-in by email would create a second account
  const emailFallback = useEmailFallback(panel, isTelegram ? '' : form.value('phone'))
  if (isTelegram && !state.telegram) return <Failure text={t('signIn.telegramMissing')} />
  const password = { autoComplete: 'new-password', maxLength: limits.passwordMaxChars }
  return (
    <>
      <StepForm
        name={t(isTelegram ? 'signIn.title.telegram-register' : 'signIn.title.register')}
        lead={t(isTelegram ? 'signIn.lead.telegram-register' : 'signIn.lead.register')}
        form={form}
        submitLabel={t('signIn.toRegisterSubmit')}
        {...emailFallback}
      >
        <SignInPhoneField isUsername {...form.field('phone')} onTidy={(phone) => form.set('phone', phone)} />
        <UncallableNotice isShown={emailFallback !== null} />
        <SignInPasswordField label={t('signIn.newPassword')} help={t('signIn.newPasswordHelp')} {...password} {...form.field('password')} />
        <SignInPasswordField label={t('signIn.passwordAgain')} {...password} {...form.field('again')} />
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
  const { language, t } = useI18n()
  const { telegram } = state
  return useStepForm({
    initial: { phone: state.phone, password: '', again: '' },
    names: ['phone', 'password', 'again'],
    failed: t('signIn.registerFailed'),
    problems: ({ phone, password, again }) => ({
      phone: phoneProblem(phone, language),
      password: newPasswordProblem(password),
      again: repeatProblem(password, again),
    }),
    send: async ({ phone, password }) => {
      const response = await (telegram ? registerByTelegram(telegram, phone, password) : register(phone, password))
      if (!('requires_verification' in response)) return finish(response, t('signIn.registered'))
      dispatch(callMade(phone, 'registration', response))
    },
  })
}
