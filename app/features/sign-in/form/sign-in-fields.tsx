import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
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

/** A password, hidden until its owner wants to see it. */
export function SignInPasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const { t } = useI18n()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const reveal = (
    <IconButton
      label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword', { name: field.label })}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
      className="text-stone"
    >
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  )
  return <Field {...field} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" end={reveal} />
}
