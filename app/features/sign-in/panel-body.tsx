import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '#app/client/paths.ts'
import { InitialStep } from '#app/features/sign-in/initial-step.tsx'
import { PasswordStep } from '#app/features/sign-in/password-step.tsx'
import { PhoneStep } from '#app/features/sign-in/phone-step.tsx'
import { RegisterStep } from '#app/features/sign-in/register-step.tsx'
import type { SignInPanel } from '#app/features/sign-in/sign-in-panel.ts'
import { SmsCodeStep } from '#app/features/sign-in/sms-code-step.tsx'
import { SmsPhoneStep } from '#app/features/sign-in/sms-phone-step.tsx'
import { VerificationStep } from '#app/features/sign-in/verification-step.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.tsx'

/** The panel of the step a person is at, below its title; consent stands on every one (AUTH-01, AUTH-02). */
export function PanelBody({ panel }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const { state, dispatch } = panel
  const place = useFocusOnChange(state.step)
  const isCode = state.step === 'verification' || state.step === 'firebase-code'
  return (
    <div ref={place}>
      {state.step !== 'initial' && (
        <button
          type="button"
          onClick={() => dispatch({ type: 'back' })}
          className="quiet-link -mt-2 mb-2 inline-flex min-h-11 items-center gap-2 text-13 text-stone"
        >
          <ArrowLeft aria-hidden="true" size={16} />
          {t(isCode ? 'signIn.otherNumber' : 'signIn.back')}
        </button>
      )}
      <CurrentStep panel={panel} />
      <Consent />
    </div>
  )
}

function CurrentStep({ panel }: { panel: SignInPanel }) {
  switch (panel.state.step) {
    case 'initial':
      return <InitialStep panel={panel} />
    case 'phone':
      return <PhoneStep panel={panel} />
    case 'firebase-phone':
      return <SmsPhoneStep panel={panel} />
    case 'firebase-code':
      return <SmsCodeStep panel={panel} />
    case 'verification':
      return <VerificationStep panel={panel} />
    case 'password':
      return <PasswordStep panel={panel} />
    case 'register':
    case 'telegram-register':
      return <RegisterStep key={panel.state.step} panel={panel} />
  }
}

/** The first field of a new panel, or its first button, gets the focus; the first panel of all leaves it where it is. */
function useFocusOnChange(step: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const first = place.current?.querySelector('input') ?? place.current?.querySelector('button')
    first?.focus()
    // the dialog takes the focus to itself a frame after the focused button is gone
    const frame = requestAnimationFrame(() => place.current?.contains(document.activeElement) || first?.focus())
    return () => cancelAnimationFrame(frame)
  }, [step])
  return place
}

function Consent() {
  const { t } = useI18n()
  return (
    <p className="mt-8 border-t border-hairline pt-5 text-13 text-stone">
      {t('signIn.consent')}{' '}
      <a href={paths.privacyPolicy} target="_blank" className={`text-ink ${textLink}`}>
        {t('signIn.privacyPolicy')}
        <span className="sr-only"> ({t('common.opensInNewTab')})</span>
      </a>
      .
    </p>
  )
}
