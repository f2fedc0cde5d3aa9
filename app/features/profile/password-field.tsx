import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

/** A password, hidden until its owner wants to see it. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const { t } = useI18n()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={t(isShown ? 'profile.password.hide' : 'profile.password.show', { name: field.label })}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="text-stone"
        >
          <Icon aria-hidden="true" size={20} />
        </IconButton>
      }
    />
  )
}
