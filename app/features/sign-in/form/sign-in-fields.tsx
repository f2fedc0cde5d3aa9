import type { ComponentProps } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePhoneTexts } from '#app/i18n/use-phone-texts.ts'
import { PasswordField } from '#app/ui/password-field.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'

type PhoneProps = Omit<ComponentProps<typeof PhoneField>, 'label' | 'texts' | 'onRead'> & {
  /** Whether a password field follows, which password managers must pair with this field. */
  isUsername?: boolean
  onTidy: (phone: string) => void
}

export function SignInPhoneField({ isUsername = false, onTidy, ...field }: PhoneProps) {
  const { t } = useI18n()
  return (
    <PhoneField
      texts={usePhoneTexts()}
      label={t('signIn.phone')}
      help={t('signIn.phoneHelp')}
      autoComplete={isUsername ? 'username' : 'tel'}
      onRead={onTidy}
      {...field}
    />
  )
}

export function SignInPasswordField(field: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const { t } = useI18n()
  const named = { name: field.label }
  return <PasswordField {...field} showLabel={t('signIn.showPassword', named)} hideLabel={t('signIn.hidePassword', named)} />
}
