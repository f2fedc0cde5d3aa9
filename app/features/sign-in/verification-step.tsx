import { useState } from 'react'
import { requestCode, verifyCode } from '#app/client/sign-in.ts'
import { CodeField } from '#app/features/sign-in/code-field.tsx'
import { failureText } from '#app/features/sign-in/failure-text.ts'
import type { SignInPanel } from '#app/features/sign-in/sign-in-panel.ts'
import { StepForm } from '#app/features/sign-in/step-form.tsx'
import { serverSays, useCodeEntry } from '#app/features/sign-in/use-code-entry.ts'
import { clock, useCountdown } from '#app/features/sign-in/use-countdown.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.tsx'
import { company } from '#contract/company.ts'
import { limits } from '#contract/limits.ts'

/** The last four digits of the number that calls (AUTH-05). */
export function VerificationStep({ panel: { state, finish } }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const isNew = state.call?.completes === 'registration'
  return (
    <Verification
      phone={state.phone}
      resendAfterS={state.call?.resendAfterS ?? 0}
      isRegistration={isNew}
      onVerified={(session) => finish(session, t(isNew ? 'signIn.registered' : 'signIn.signedIn'))}
    />
  )
}

type Props = {
  phone: string
  resendAfterS: number
  isRegistration?: boolean
  onVerified: (session: { access: string; refresh: string }) => void
}

/** The code of a call to `phone`, whatever it completes. */
export function Verification({ phone, resendAfterS, isRegistration = false, onVerified }: Props) {
  const { t } = useI18n()
  const entry = useCodeEntry({
    digits: limits.callCodeDigits,
    submitsItself: true,
    send: async (code) => onVerified(await verifyCode(phone, code)),
    wrong: serverSays(t('signIn.callCodeWrong')),
  })
  return (
    <>
      <StepForm
        name={t('signIn.title.verification')}
        lead={t('signIn.lead.verification', { phone })}
        isSending={entry.isSending}
        failure={entry.failure}
        submitLabel={t('signIn.confirm')}
        onSubmit={entry.onSubmit}
      >
        <CodeField entry={entry} label={t('signIn.callCode')} />
      </StepForm>
      <Resend phone={phone} afterS={resendAfterS} isRegistration={isRegistration} onFailure={entry.setFailure} />
      <p className="mt-2 text-13 text-stone">
        {t('signIn.support')}{' '}
        <a href={company.phone.href} className={`figures whitespace-nowrap text-ink ${textLink}`}>
          {company.phone.text}
        </a>
      </p>
    </>
  )
}

type ResendProps = { phone: string; afterS: number; isRegistration: boolean; onFailure: (text: string | null) => void }

/** Another call, when the server allows one. */
function Resend({ phone, afterS, isRegistration, onFailure }: ResendProps) {
  const { t } = useI18n()
  const [waits, setWaits] = useState({ s: afterS })
  const [isAgain, setAgain] = useState(false)
  const [isSending, setSending] = useState(false)
  const leftS = useCountdown(waits)
  const resend = async () => {
    if (isSending || leftS > 0) return
    setSending(true)
    onFailure(null)
    try {
      const sent = await requestCode(phone, isRegistration)
      setWaits({ s: sent.resend_after_s })
      setAgain(true)
    } catch (error) {
      onFailure(failureText(error, t('signIn.resendFailed')))
    }
    setSending(false)
  }
  return (
    <div className="mt-3">
      <button
        type="button"
        aria-disabled={leftS > 0 || isSending}
        onClick={() => void resend()}
        className={`figures inline-flex min-h-11 items-center text-left ${leftS > 0 ? 'cursor-default text-stone' : `text-ink ${textLink}`}`}
      >
        {leftS > 0 ? t('signIn.resendIn', { time: clock(leftS) }) : t('signIn.resend')}
      </button>
      <output className="block text-13 text-moss">{isAgain && leftS > 0 && t('signIn.resent')}</output>
    </div>
  )
}
