import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '#app/client/paths.ts'
import { PhoneStep } from '#app/features/sign-in/call/phone-step.tsx'
import { VerificationStep } from '#app/features/sign-in/call/verification-step.tsx'
import { EmailCodeStep } from '#app/features/sign-in/email/email-code-step.tsx'
import { EmailStep } from '#app/features/sign-in/email/email-step.tsx'
import { SmsCodeStep } from '#app/features/sign-in/firebase/sms-code-step.tsx'
import { SmsPhoneStep } from '#app/features/sign-in/firebase/sms-phone-step.tsx'
import { InitialStep } from '#app/features/sign-in/panel/initial-step.tsx'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import type { Step } from '#app/features/sign-in/panel/sign-in-steps.ts'
import { NewPasswordStep } from '#app/features/sign-in/password/new-password-step.tsx'
import { PasswordStep } from '#app/features/sign-in/password/password-step.tsx'
import { RegisterStep } from '#app/features/sign-in/password/register-step.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'

export function PanelBody({ panel }: { panel: SignInPanel }) {
  const { t } = useI18n()
  const { state, dispatch } = panel
  const panelRef = useFocusOnChange(state.step)
  const StepPanel = stepPanels[state.step]
  return (
    <div ref={panelRef}>
      {state.step !== 'initial' && state.step !== 'new-password' && (
        <button
          type="button"
          onClick={() => dispatch({ type: 'back' })}
          className="quiet-link -mt-2 mb-2 inline-flex min-h-11 items-center gap-2 text-13 text-stone"
        >
          <ArrowLeft aria-hidden="true" size={16} />
          {t(backLabel(state.step))}
        </button>
      )}
      <StepPanel key={state.step} panel={panel} />
      <Consent />
    </div>
  )
}

function backLabel(step: Step): 'signIn.otherNumber' | 'signIn.otherEmail' | 'signIn.back' {
  if (step === 'email-code') return 'signIn.otherEmail'
  return step === 'verification' || step === 'firebase-code' ? 'signIn.otherNumber' : 'signIn.back'
}

const stepPanels: Record<Step, (props: { panel: SignInPanel }) => ReactNode> = {
  initial: InitialStep,
  phone: PhoneStep,
  'firebase-phone': SmsPhoneStep,
  'firebase-code': SmsCodeStep,
  verification: VerificationStep,
  email: EmailStep,
  'email-code': EmailCodeStep,
  'new-password': NewPasswordStep,
  password: PasswordStep,
  register: RegisterStep,
  'telegram-register': RegisterStep,
}

/** Focuses the first field of a new panel, or its first button. Leaves the focus unchanged on mount. */
function useFocusOnChange(step: string) {
  const panelRef = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const first = panelRef.current?.querySelector('input') ?? panelRef.current?.querySelector('button')
    first?.focus()
    // waits one frame: the dialog moves the focus after the focused button is removed
    const frame = requestAnimationFrame(() => panelRef.current?.contains(document.activeElement) || first?.focus())
    return () => cancelAnimationFrame(frame)
  }, [step])
  return panelRef
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
