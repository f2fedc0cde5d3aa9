import { signInByPassword } from '#app/client/sign-in.ts'
import { OtherWay } from '#app/features/sign-in/form/other-way.tsx'
import { SignInPasswordField, SignInPhoneField } from '#app/features/sign-in/form/sign-in-fields.tsx'
import { StepForm } from '#app/features/sign-in/form/step-form.tsx'
import { passwordProblem, phoneProblem } from '#app/features/sign-in/form/step-rules.ts'
import { useStepForm } from '#app/features/sign-in/form/use-step-form.ts'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { callMade } from '#app/features/sign-in/panel/sign-in-steps.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import { limits } from '#contract/limits.ts'

export function PasswordStep({ panel }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const form = usePasswordForm(panel)
  const { options, dispatch } = panel
  return (
    <>
      <StepForm name={t('signIn.title.password')} form={form} submitLabel={t('signIn.enter')}>
        <SignInPhoneField isUsername {...form.field('phone')} onTidy={(phone) => form.set('phone', phone)} />
        <SignInPasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          maxLength={limits.passwordMaxChars}
          {...form.field('password')}
        />
      </StepForm>
      <OtherWay
        question={t('signIn.forgot')}
        way={t('signIn.toNewPassword')}
        onChoose={() => dispatch({ type: 'forgot', step: options.firebase ? 'firebase-phone' : 'phone' })}
      />
      <OtherWay
        question={t('signIn.noAccount')}
        way={t('signIn.toRegister')}
        onChoose={() => dispatch({ type: 'chosen', step: 'register' })}
      />
    </>
  )
}

function usePasswordForm({ state, dispatch, finish }: SignInPanel) {
  const { language, t } = useI18n()
  return useStepForm({
    initial: { phone: state.phone, password: '' },
    names: ['phone', 'password'],
    failed: t('signIn.passwordFailed'),
    problems: ({ phone, password }) => ({ phone: phoneProblem(phone, language), password: passwordProblem(password) }),
    send: async ({ phone, password }) => {
      const response = await signInByPassword(phone, password)
      if (!('requires_verification' in response)) return finish(response, t('signIn.signedIn'))
      toast.info(t('signIn.verificationRequired'))
      dispatch(callMade(phone, 'registration', response))
    },
  })
}
