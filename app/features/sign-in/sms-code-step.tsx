import { ApiError } from '#app/client/api-error.ts'
import { signInByFirebase } from '#app/client/sign-in.ts'
import { CodeField } from '#app/features/sign-in/code-field.tsx'
import { failureText } from '#app/features/sign-in/failure-text.ts'
import { loadFirebase } from '#app/features/sign-in/load-firebase.ts'
import type { SignInPanel } from '#app/features/sign-in/sign-in-panel.ts'
import { StepForm } from '#app/features/sign-in/step-form.tsx'
import { useCodeEntry } from '#app/features/sign-in/use-code-entry.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { limits } from '#contract/limits.ts'

/** The code of the SMS (AUTH-04). */
export function SmsCodeStep({ panel: { state, options, finish } }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const entry = useCodeEntry({
    digits: limits.smsCodeMaxDigits,
    submitsItself: false,
    send: async (code) => {
      const firebase = await loadFirebase(options.firebase)
      const proof = await firebase?.proveSms(code)
      if (!proof) throw new NoVerification()
      const session = await signInByFirebase(proof)
      if (!session.success) throw new NoVerification()
      finish(session, t('signIn.signedIn'))
    },
    wrong: (error) => {
      if (error instanceof NoVerification) return t('signIn.noVerification')
      return error instanceof ApiError ? failureText(error, t('signIn.noVerification')) : t('signIn.codeWrong')
    },
  })
  return (
    <StepForm
      name={t('signIn.title.firebase-code')}
      lead={t('signIn.lead.firebase-code', { phone: state.phone })}
      isSending={entry.isSending}
      failure={entry.failure}
      submitLabel={t('signIn.enter')}
      onSubmit={entry.onSubmit}
    >
      <CodeField entry={entry} label={t('signIn.smsCode')} />
    </StepForm>
  )
}

class NoVerification extends Error {}
