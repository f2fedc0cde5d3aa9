import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { Missing } from '#backoffice/client/sign-in.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { FrontDoorHeading } from '#backoffice/sections/shell/front-door.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { PasswordField } from '#backoffice/ui/sign-in/password-field.tsx'
import { SubmitButton } from '#backoffice/ui/sign-in/submit-button.tsx'
import { useSubmit } from '#backoffice/ui/sign-in/use-submit.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'
import { staffLimits } from '#contract/staff/limits.ts'

type Link = StaffResponseOf<'POST /api/staff/links/look/'>
type Props = { token: string; link: Link; onDone: (state: Missing | 'locked') => void }

const titles = {
  'first-owner': 'signIn.welcomeTitle',
  invitation: 'signIn.welcomeTitle',
  password: 'signIn.newPasswordTitle',
  factor: 'signIn.newFactorTitle',
  lock: 'signIn.lockTitle',
} as const

export function AcceptForm({ token, link: { purpose, email: known, roles }, onDone }: Props) {
  const { t, language } = useI18n()
  const [name, setName] = useState('')
  const [email, setEmail] = useState(known ?? '')
  const [password, setPassword] = useState('')
  const isNew = purpose === 'first-owner' || purpose === 'invitation'
  const needsPassword = purpose !== 'lock'
  const form = useSubmit(async () => {
    const body = {
      token,
      ...(isNew ? { name, language } : {}),
      ...(purpose === 'first-owner' ? { email } : {}),
      ...(needsPassword ? { password } : {}),
    }
    onDone((await callStaff('POST /api/staff/links/accept/', { body })).state)
  })
  return (
    <>
      <FrontDoorHeading>{t(titles[purpose])}</FrontDoorHeading>
      <form onSubmit={form.onSubmit} className="grid gap-4">
        <p className="text-stone">{useSentence(purpose, roles)}</p>
        {isNew && (
          <TextField
            label={t('signIn.name')}
            help={t('signIn.nameHelp')}
            name="name"
            autoComplete="name"
            required
            value={name}
            onChange={setName}
            error={form.errorOf('name')}
          />
        )}
        {purpose !== 'lock' && (
          <TextField
            label={t('signIn.email')}
            type="email"
            name="email"
            autoComplete="username"
            required
            readOnly={purpose !== 'first-owner'}
            value={email}
            onChange={setEmail}
            error={form.errorOf('email')}
          />
        )}
        {needsPassword && (
          <PasswordField
            label={t(purpose === 'factor' ? 'account.currentPassword' : 'signIn.newPassword')}
            help={purpose === 'factor' ? undefined : t('signIn.passwordHelp', { count: staffLimits.passwordMinChars })}
            autoComplete={purpose === 'factor' ? 'current-password' : 'new-password'}
            value={password}
            onChange={setPassword}
            error={form.errorOf('password')}
          />
        )}
        <SubmitButton form={form}>{t(purpose === 'lock' ? 'signIn.lockConfirm' : 'signIn.continue')}</SubmitButton>
      </form>
    </>
  )
}

function useSentence(purpose: Link['purpose'], roles: Link['roles']): string {
  const { t } = useI18n()
  if (purpose === 'first-owner') return t('signIn.welcomeOwner')
  if (purpose === 'invitation') return t('signIn.welcomeInvited', { roles: roles.map((role) => t(`staff.roles.${role}`)).join(', ') })
  if (purpose === 'lock') return t('signIn.lockText')
  return t(purpose === 'password' ? 'signIn.newPasswordText' : 'signIn.newFactorText')
}
