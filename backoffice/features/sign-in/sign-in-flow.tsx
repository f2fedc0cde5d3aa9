import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { Missing } from '#backoffice/client/sign-in.ts'
import { PasswordStep } from '#backoffice/features/sign-in/password-step.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { CodeForm } from '#backoffice/ui/sign-in/code-form.tsx'
import { FactorSetup } from '#backoffice/ui/sign-in/factor-setup.tsx'
import { RecoveryCodes } from '#backoffice/ui/sign-in/recovery-codes.tsx'
import type { StaffSession } from '#contract/staff/session.ts'

type Step = Missing | { codes: string[]; session: StaffSession }
type Props = {
  missing: Missing
  /** The person whose session expired. */
  email?: string
  onDone: (session: StaffSession) => void
  heading: (title: string) => React.ReactNode
}

export function SignInFlow({ missing, email, onDone, heading }: Props) {
  const { t } = useI18n()
  const [step, setStep] = useState<Step>(missing)
  if (step === 'password')
    return (
      <>
        {heading(t('signIn.title'))}
        <PasswordStep email={email} onDone={setStep} onSignedIn={onDone} />
      </>
    )
  if (step === 'factor')
    return (
      <>
        {heading(t('signIn.codeTitle'))}
        <p className="mb-4 text-stone">{t('signIn.codeText')}</p>
        <CodeForm
          label={t('signIn.code')}
          submitLabel={t('signIn.enter')}
          send={async (code) => onDone(await callStaff('POST /api/staff/session/factor/', { body: { code } }))}
          onBack={() => setStep('password')}
          backLabel={t('signIn.otherPerson')}
        />
      </>
    )
  if (step === 'factor-setup')
    return (
      <>
        {heading(t('signIn.factorTitle'))}
        <FactorSetup
          begin={() => callStaff('POST /api/staff/session/factor-setup/', { body: {} })}
          confirm={async (code) => {
            const { recovery_codes: codes, session } = await callStaff('POST /api/staff/session/factor-setup/confirm/', { body: { code } })
            setStep({ codes, session })
          }}
        />
      </>
    )
  return (
    <>
      {heading(t('signIn.recoveryTitle'))}
      <RecoveryCodes codes={step.codes} doneLabel={t('signIn.begin')} onDone={() => onDone(step.session)} />
    </>
  )
}
