import { useEffect, useRef } from 'react'
import { loadFirebase } from '#app/features/sign-in/firebase/load-firebase.ts'
import { OtherWay } from '#app/features/sign-in/form/other-way.tsx'
import { SignInPhoneField } from '#app/features/sign-in/form/sign-in-fields.tsx'
import { StepForm } from '#app/features/sign-in/form/step-form.tsx'
import { phoneProblem } from '#app/features/sign-in/form/step-rules.ts'
import { useStepForm } from '#app/features/sign-in/form/use-step-form.ts'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import { formatPhone } from '#contract/rules/phone.ts'

export function SmsPhoneStep({ panel: { state, dispatch, options } }: { panel: SignInPanel }) {
  const { language, t } = useI18n()
  const captcha = useRef<HTMLDivElement>(null)
  useEffect(() => () => void loadFirebase()?.then(({ clearCaptcha }) => clearCaptcha()), [])
  const form = useStepForm({
    initial: { phone: state.phone },
    names: ['phone'],
    failed: t('signIn.smsFailed'),
    problems: ({ phone }) => ({ phone: phoneProblem(phone, language) }),
    send: async ({ phone }) => {
      try {
        const firebase = await loadFirebase(options.firebase)
        await firebase?.sendSms(formatPhone(phone), language, captcha.current)
      } catch (error) {
        toast.error(t('signIn.smsFailedShort'))
        throw error
      }
      toast.success(t('signIn.smsSent'))
      dispatch({ type: 'sms-sent', phone: formatPhone(phone) })
    },
  })
  return (
    <>
      <StepForm
        name={t('signIn.title.firebase-phone')}
        lead={t(state.goal === 'new-password' ? 'signIn.lead.forgotSms' : 'signIn.lead.firebase-phone')}
        form={form}
        submitLabel={t('signIn.getSms')}
      >
        <SignInPhoneField {...form.field('phone')} onTidy={(phone) => form.set('phone', phone)} />
        <div ref={captcha} />
      </StepForm>
      <OtherWay question={t('signIn.noSms')} way={t('signIn.byEmail')} onChoose={() => dispatch({ type: 'chosen', step: 'email' })} />
    </>
  )
}
