import type { ComponentProps } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'

export function ProfilePasswordField(field: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const { t } = useI18n()
  const named = { name: field.label }
  return <PasswordField {...field} showLabel={t('profile.password.show', named)} hideLabel={t('profile.password.hide', named)} />
}
