import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'end'> & { showLabel: string; hideLabel: string }

export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const reveal = (
    <IconButton label={isShown ? hideLabel : showLabel} aria-pressed={isShown} onClick={() => setShown(!isShown)} className="text-stone">
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  )
  return <Field {...field} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" end={reveal} />
}
