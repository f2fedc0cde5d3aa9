import { useCompany } from '#app/client/company.ts'
import { requestCode, verifyCode } from '#app/client/sign-in.ts'
import { CodeField } from '#app/features/sign-in/code/code-field.tsx'
import { ResendCode } from '#app/features/sign-in/code/resend-code.tsx'
import { serverErrorText, useCodeEntry } from '#app/features/sign-in/code/use-code-entry.ts'
import { StepForm } from '#app/features/sign-in/form/step-form.tsx'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import type { SentCode } from '#app/features/sign-in/panel/sign-in-steps.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { limits } from '#contract/limits.ts'

const sentNothing: SentCode = { resendAfterS: 0, isAlreadySent: false }

export function VerificationStep({ panel: { state, finish, prove } }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const isNew = state.call?.completes === 'registration'
  return (
    <Verification
      phone={state.phone}
      sent={state.call ?? sentNothing}
      isRegistration={isNew}
      onVerified={(session) =>
        state.goal === 'new-password' ? prove(session) : finish(session, t(isNew ? 'signIn.registered' : 'signIn.signedIn'))
      }
    />
  )
}

type Props = {
  phone: string
  sent: SentCode
  isRegistration?: boolean
  onVerified: (session: { access: string; refresh: string }) => void | Promise<void>
}

export function Verification({ phone, sent, isRegistration = false, onVerified }: Props) {
  const company = useCompany()
  const { t } = useI18n()
  const entry = useCodeEntry({
    digits: limits.callCodeDigits,
    hasFixedLength: true,
    send: async (code) => onVerified(await verifyCode(phone, code)),
    errorText: serverErrorText(t('signIn.callCodeWrong')),
  })
  return (
    <>
      <StepForm
        name={t('signIn.title.verification')}
        lead={t(sent.isAlreadySent ? 'signIn.lead.verificationBefore' : 'signIn.lead.verification', { phone })}
        form={entry}
        submitLabel={t('signIn.confirm')}
      >
        <CodeField entry={entry} label={t('signIn.callCode')} />
      </StepForm>
      <ResendCode
        by="call"
        afterS={sent.resendAfterS}
        send={async () => (await requestCode(phone, { resend: isRegistration })).resend_after_s}
        onFailure={entry.setFailure}
      />
      <p className="mt-2 text-13 text-stone">
        {t('signIn.support')}{' '}
        <a href={company.phone.href} className={`figures whitespace-nowrap text-ink ${textLink}`}>
          {company.phone.text}
        </a>
      </p>
    </>
  )
}
