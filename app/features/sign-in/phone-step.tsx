import { requestCode } from '#app/client/sign-in.ts'
import { PhoneField } from '#app/features/sign-in/fields.tsx'
import type { SignInPanel } from '#app/features/sign-in/sign-in-panel.ts'
import { StepForm } from '#app/features/sign-in/step-form.tsx'
import { phoneProblem } from '#app/features/sign-in/step-rules.ts'
import { useStepForm } from '#app/features/sign-in/use-step-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { formatPhone } from '#contract/rules/phone.ts'

/** A phone to call with a code. */
export function PhoneStep({ panel: { state, dispatch } }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const form = useStepForm({
    initial: { phone: state.phone },
    names: ['phone'],
    failed: t('signIn.callFailed'),
    check: ({ phone }) => {
      const problem = phoneProblem(phone)
      return problem ? { phone: t(`signIn.${problem}`) } : {}
    },
    send: async ({ phone }) => {
      const sent = await requestCode(phone)
      dispatch({ type: 'call-made', phone: formatPhone(phone), completes: 'sign-in', resendAfterS: sent.resend_after_s })
    },
  })
  return (
    <StepForm
      name={t('signIn.title.phone')}
      lead={t('signIn.lead.phone')}
      isSending={form.state === 'sending'}
      failure={form.failure}
      submitLabel={t('signIn.getCall')}
      onSubmit={(event) => void form.submit(event)}
    >
      <PhoneField {...form.field('phone')} onTidy={(phone) => form.set('phone', phone)} />
    </StepForm>
  )
}
