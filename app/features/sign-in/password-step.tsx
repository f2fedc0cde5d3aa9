import { signInByPassword } from '#app/client/sign-in.ts'
import { PasswordField, PhoneField } from '#app/features/sign-in/fields.tsx'
import type { SignInPanel } from '#app/features/sign-in/sign-in-panel.ts'
import type { Choice } from '#app/features/sign-in/sign-in-steps.ts'
import { StepForm } from '#app/features/sign-in/step-form.tsx'
import { passwordProblem, phoneProblem } from '#app/features/sign-in/step-rules.ts'
import { useStepForm } from '#app/features/sign-in/use-step-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.tsx'
import { toast } from '#app/ui/toast.ts'
import { limits } from '#contract/limits.ts'
import { formatPhone } from '#contract/rules/phone.ts'

/** Phone and password (AUTH-06); who registered and never gave the code gives it now. */
export function PasswordStep({ panel }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const form = usePasswordForm(panel)
  const { options, dispatch } = panel
  const choose = (step: Choice) => () => dispatch({ type: 'chosen', step })
  return (
    <>
      <StepForm
        name={t('signIn.title.password')}
        isSending={form.state === 'sending'}
        failure={form.failure}
        submitLabel={t('signIn.enter')}
        onSubmit={(event) => void form.submit(event)}
      >
        <PhoneField isUsername {...form.field('phone')} onTidy={(phone) => form.set('phone', phone)} />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          maxLength={limits.passwordMaxChars}
          {...form.field('password')}
        />
      </StepForm>
      <OtherWay question={t('signIn.forgot')} way={t('signIn.toPhone')} onChoose={choose(options.firebase ? 'firebase-phone' : 'phone')} />
      <OtherWay question={t('signIn.noAccount')} way={t('signIn.toRegister')} onChoose={choose('register')} />
    </>
  )
}

function usePasswordForm({ state, dispatch, finish }: SignInPanel) {
  const { t } = useI18n()
  return useStepForm({
    initial: { phone: state.phone, password: '' },
    names: ['phone', 'password'],
    failed: t('signIn.passwordFailed'),
    check: ({ phone, password }) => {
      const problems = { phone: phoneProblem(phone), password: passwordProblem(password) }
      return {
        ...(problems.phone ? { phone: t(`signIn.${problems.phone}`) } : {}),
        ...(problems.password ? { password: t(`signIn.${problems.password}`) } : {}),
      }
    },
    send: async ({ phone, password }) => {
      const answer = await signInByPassword(phone, password)
      if (!('requires_verification' in answer)) return finish(answer, t('signIn.signedIn'))
      toast.info(t('signIn.verificationRequired'))
      dispatch({ type: 'call-made', phone: formatPhone(phone), completes: 'registration', resendAfterS: answer.resend_after_s })
    },
  })
}

/** Another panel for who is wrong here. */
export function OtherWay({ question, way, onChoose }: { question: string; way: string; onChoose: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-stone first-of-type:mt-4">
      {question}
      <button type="button" onClick={onChoose} className={`inline-flex min-h-11 items-center text-ink ${textLink}`}>
        {way}
      </button>
    </p>
  )
}
