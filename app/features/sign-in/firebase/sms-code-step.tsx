import { useRef } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { signInByFirebase } from '#app/client/sign-in.ts'
import { CodeField } from '#app/features/sign-in/code/code-field.tsx'
import { ResendCode } from '#app/features/sign-in/code/resend-code.tsx'
import { useCodeEntry } from '#app/features/sign-in/code/use-code-entry.ts'
import { loadFirebase } from '#app/features/sign-in/firebase/load-firebase.ts'
import { signInErrorText } from '#app/features/sign-in/form/sign-in-error-text.ts'
import { StepForm } from '#app/features/sign-in/form/step-form.tsx'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

const resendS = 60
const codeDigits = 6

export function SmsCodeStep({ panel: { state, options, finish, prove } }: { panel: SignInPanel }) {
  const { language, t } = useI18n()
  const captcha = useRef<HTMLDivElement>(null)
  const resend = async () => {
    const firebase = await loadFirebase(options.firebase)
    await firebase?.sendSms(state.phone, language, captcha.current)
    return resendS
  }
  const entry = useCodeEntry({
    digits: codeDigits,
    hasFixedLength: false,
    send: async (code) => {
      const firebase = await loadFirebase(options.firebase)
      const proof = await firebase?.proveSms(code)
      if (!proof) throw new NoVerification()
      const session = await signInByFirebase(proof)
      if (!session.success) throw new NoVerification()
      if (state.goal === 'new-password') prove(session)
      else await finish(session, t('signIn.signedIn'))
    },
    errorText: (error) => {
      if (error instanceof NoVerification) return t('signIn.noVerification')
      return error instanceof ApiError ? signInErrorText(error, t('signIn.noVerification')) : t('signIn.codeWrong')
    },
  })
  return (
    <>
      <StepForm
        name={t('signIn.title.firebase-code')}
        lead={t('signIn.lead.firebase-code', { phone: state.phone })}
        form={entry}
        submitLabel={t('signIn.enter')}
      >
        <CodeField entry={entry} label={t('signIn.smsCode')} />
      </StepForm>
      <ResendCode by="message" afterS={resendS} send={resend} onFailure={entry.setFailure} />
      <div ref={captcha} />
    </>
  )
}

class NoVerification extends Error {}
