import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  error?: string
  help?: string
  ref?: Ref<HTMLInputElement>
}

export function PasswordField(props: Props) {
  const { t } = useI18n()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      name="password"
      required
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')} onClick={() => setShown(!isShown)}>
          <Icon aria-hidden="true" size={16} />
        </IconButton>
      }
    />
  )
}
