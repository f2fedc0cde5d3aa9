import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { arePasskeysOffered, signInByPasskey } from '#backoffice/client/passkeys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'
import { PasskeyButton } from '#backoffice/ui/sign-in/passkey-button.tsx'
import { PasswordField } from '#backoffice/ui/sign-in/password-field.tsx'
import { SubmitButton } from '#backoffice/ui/sign-in/submit-button.tsx'
import { useSubmit } from '#backoffice/ui/sign-in/use-submit.ts'
import type { FactorState, StaffSession } from '#contract/staff/session.ts'

type Props = { email?: string; onDone: (state: FactorState) => void; onSignedIn: (session: StaffSession) => void }

export function PasswordStep({ email: known = '', onDone, onSignedIn }: Props) {
  const { t } = useI18n()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const form = useSubmit(async () => {
    const { state } = await callStaff('POST /api/staff/session/', { body: { email, password } })
    onDone(state)
  })
  const usePasskey = async () => {
    const session = await signInByPasskey()
    if (session) onSignedIn(session)
  }
  return (
    <>
      <form onSubmit={form.onSubmit} className="grid gap-4">
        <TextField
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          required
          ref={known ? null : focusOnOpen}
          value={email}
          onChange={setEmail}
          error={form.errorOf('email')}
        />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          ref={known ? focusOnOpen : null}
          value={password}
          onChange={setPassword}
          error={form.errorOf('password')}
        />
        <SubmitButton form={form}>{t('signIn.next')}</SubmitButton>
        <p className="text-12 text-stone">{t('signIn.forgotten')}</p>
      </form>
      {arePasskeysOffered() && <PasskeyButton label={t('signIn.byPasskey')} use={usePasskey} />}
    </>
  )
}
