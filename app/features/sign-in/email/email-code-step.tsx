import { requestEmailCode, verifyEmailCode } from '#app/client/sign-in.ts'
import { CodeField } from '#app/features/sign-in/code/code-field.tsx'
import { ResendCode } from '#app/features/sign-in/code/resend-code.tsx'
import { serverErrorText, useCodeEntry } from '#app/features/sign-in/code/use-code-entry.ts'
import { StepForm } from '#app/features/sign-in/form/step-form.tsx'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { limits } from '#contract/limits.ts'

export function EmailCodeStep({ panel: { state, finish } }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const { email, sentEmail } = state
  const entry = useCodeEntry({
    digits: limits.emailCodeDigits,
    hasFixedLength: true,
    send: async (code) => finish(await verifyEmailCode(email, code), t('signIn.signedIn')),
    errorText: serverErrorText(t('signIn.callCodeWrong')),
  })
  return (
    <>
      <StepForm
        name={t('signIn.title.email-code')}
        lead={t(sentEmail?.isAlreadySent ? 'signIn.lead.email-codeBefore' : 'signIn.lead.email-code', { email })}
        form={entry}
        submitLabel={t('signIn.enter')}
      >
        <CodeField entry={entry} label={t('signIn.emailCode')} />
      </StepForm>
      <ResendCode
        by="message"
        afterS={sentEmail?.resendAfterS ?? 0}
        send={async () => (await requestEmailCode(email)).resend_after_s}
        onFailure={entry.setFailure}
      />
      <p className="mt-2 text-13 text-stone">{t('signIn.spam')}</p>
    </>
  )
}
