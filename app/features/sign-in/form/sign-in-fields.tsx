import type { ComponentProps } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Field } from '#app/ui/field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { formatPhone } from '#contract/rules/phone.ts'

type PhoneProps = Omit<ComponentProps<typeof Field>, 'label' | 'type'> & {
  /** A password stands beside it: password managers know the pair by this. */
  isUsername?: boolean
  onTidy: (phone: string) => void
}

/** A phone number, typed or pasted in any form; formatted on leaving the field. */
export function SignInPhoneField({ isUsername = false, onTidy, ...field }: PhoneProps) {
  const { t } = useI18n()
  const text = typeof field.value === 'string' ? field.value : ''
  const tidy = () => {
    const tidied = formatPhone(text)
    if (tidied !== text) onTidy(tidied)
  }
  return (
    <Field
      label={t('signIn.phone')}
      help={t('signIn.phoneHelp')}
      type="tel"
      inputMode="tel"
      autoComplete={isUsername ? 'username' : 'tel'}
      maxLength={40}
      onBlur={tidy}
      {...field}
    />
  )
}

/** A password of a panel. */
export function SignInPasswordField(field: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const { t } = useI18n()
  const named = { name: field.label }
  return <PasswordField {...field} showLabel={t('signIn.showPassword', named)} hideLabel={t('signIn.hidePassword', named)} />
}
