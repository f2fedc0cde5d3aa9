import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'

export type Contact = { first_name: string; last_name: string; phone: string; email: string }
type Props = { value: Contact; onChange: (value: Contact) => void; errorOf: (field: string) => string | null }

export function ContactFields({ value, onChange, errorOf }: Props) {
  const { t } = useI18n()
  const field = (name: keyof Contact) => ({
    value: value[name],
    onChange: (next: string) => onChange({ ...value, [name]: next }),
    error: errorOf(name),
    autoComplete: 'off',
  })
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField label={t('orders.firstName')} {...field('first_name')} />
      <TextField label={t('orders.lastName')} {...field('last_name')} />
      <TextField label={t('orders.phone')} type="tel" {...field('phone')} />
      <TextField label={t('orders.emailAddress')} type="email" {...field('email')} />
    </div>
  )
}
