import { requestCode } from '#app/client/sign-in.ts'
import { UncallableNotice, useEmailFallback } from '#app/features/sign-in/call/uncallable-notice.tsx'
import { OtherWay } from '#app/features/sign-in/form/other-way.tsx'
import { SignInPhoneField } from '#app/features/sign-in/form/sign-in-fields.tsx'
import { StepForm } from '#app/features/sign-in/form/step-form.tsx'
import { phoneProblem } from '#app/features/sign-in/form/step-rules.ts'
import { useStepForm } from '#app/features/sign-in/form/use-step-form.ts'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { callMade } from '#app/features/sign-in/panel/sign-in-steps.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

export function PhoneStep({ panel }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const form = usePhoneForm(panel)
  const emailFallback = useEmailFallback(panel, form.value('phone'))
  return (
    <>
      <StepForm
        name={t('signIn.title.phone')}
        lead={t(panel.state.goal === 'new-password' ? 'signIn.lead.forgot' : 'signIn.lead.phone')}
        form={form}
        submitLabel={t('signIn.getCall')}
        {...emailFallback}
      >
        <SignInPhoneField {...form.field('phone')} onTidy={(tidied) => form.set('phone', tidied)} />
        <UncallableNotice isShown={emailFallback !== null} />
      </StepForm>
      {!emailFallback && (
        <OtherWay
          question={t('signIn.noCall')}
          way={t('signIn.byEmail')}
          onChoose={() => panel.dispatch({ type: 'chosen', step: 'email' })}
        />
      )}
    </>
  )
}

function usePhoneForm({ state, dispatch }: SignInPanel) {
  const { language, t } = useI18n()
  return useStepForm({
    initial: { phone: state.phone },
    names: ['phone'],
    failed: t('signIn.callFailed'),
    problems: ({ phone }) => ({ phone: phoneProblem(phone, language) }),
    send: async ({ phone }) => {
      const sent = await requestCode(phone)
      dispatch(callMade(phone, 'sign-in', sent))
    },
  })
}
