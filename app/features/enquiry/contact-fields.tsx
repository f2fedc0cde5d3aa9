import type { ChangeEvent } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Field, TextArea } from '#app/ui/field.tsx'
import { limits } from '#contract/limits.ts'
import { formatPhone } from '#contract/rules/phone.ts'

/** The part of a form that these fields need. */
export type Fields<Name extends string> = {
  field: (name: Name) => { name: string; value: string; error: string | undefined; onChange: (event: Typing) => void }
  set: (name: Name, value: string) => void
}
type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** The contact fields. */
export function NameField({ form }: { form: Fields<'name'> }) {
  const { t } = useI18n()
  return <Field label={t('enquiry.name')} autoComplete="name" maxLength={limits.enquiryLineMaxChars} {...form.field('name')} />
}

/** Accepts pasted text, and formats it on leaving (FORM-01). */
export function EnquiryPhoneField({ form }: { form: Fields<'phone'> }) {
  const { t } = useI18n()
  const phone = form.field('phone')
  const tidy = () => {
    const tidied = formatPhone(phone.value)
    if (tidied !== phone.value) form.set('phone', tidied)
  }
  return <Field label={t('enquiry.phone')} help={t('enquiry.phoneHelp')} type="tel" autoComplete="tel" onBlur={tidy} {...phone} />
}

export function EmailField({ form }: { form: Fields<'email'> }) {
  const { t } = useI18n()
  return <Field label={t('enquiry.email')} optional={t('enquiry.optional')} type="email" autoComplete="email" {...form.field('email')} />
}

/** The message; optional. */
export function MessageField({ form, label }: { form: Fields<'message'>; label?: string }) {
  const { t } = useI18n()
  return (
    <TextArea
      label={label ?? t('enquiry.message')}
      optional={t('enquiry.optional')}
      maxLength={limits.messageMaxChars}
      {...form.field('message')}
    />
  )
}
