import { useEffect, useRef } from 'react'
import { EnquiryPhoneField, type Fields, NameField, OptionalEmailField } from '#app/features/enquiry/enquiry-frame.tsx'
import { NotMe } from '#app/features/enquiry/not-me.tsx'
import type { OneTap } from '#app/features/enquiry/use-enquiry-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { textLink } from '#app/ui/text-link.ts'

type PersonField = 'name' | 'phone' | 'email'
type Form = Fields<PersonField> & {
  value: (name: PersonField) => string
  oneTap: OneTap
}

type Props = { form: Form; asksEmail?: boolean; showsEmail?: boolean }

/**
 * Contact part of a form: one line with a «Change» button if the contact is known, otherwise fields. `asksEmail` adds an email field;
 * `showsEmail` adds the email to the line.
 */
export function PersonFields({ form, asksEmail = true, showsEmail = true }: Props) {
  const { state, edit } = form.oneTap
  const fields = useRef<HTMLDivElement>(null)
  const isWrong = Boolean(form.field('name').error ?? form.field('phone').error ?? (asksEmail && form.field('email').error))
  useEffect(() => {
    if (isWrong && state === 'known') edit()
  }, [isWrong, state, edit])
  useEffect(() => {
    if (state !== 'edited') return
    const find = (selector: string) => fields.current?.querySelector<HTMLElement>(selector)
    ;(find('[aria-invalid]') ?? find('input'))?.focus()
  }, [state])
  if (state === 'loading') return <Skeleton className="h-18" />
  if (state === 'known') return <PersonLine form={form} showsEmail={showsEmail} />
  return (
    <div ref={fields} className="grid gap-5">
      <NameField form={form} />
      <EnquiryPhoneField form={form} />
      {asksEmail && <OptionalEmailField form={form} />}
    </div>
  )
}

function PersonLine({ form, showsEmail }: { form: Form; showsEmail: boolean }) {
  const { t } = useI18n()
  const contact = [form.value('phone'), showsEmail ? form.value('email') : ''].filter(Boolean)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 bg-linen px-4 py-2">
      <p className="min-w-0 py-1">
        {form.value('name')}
        <span className="figures flex flex-wrap gap-x-3 text-13 text-stone">
          {contact.map((part) => (
            <span key={part} className="max-w-full truncate">
              {part}
            </span>
          ))}
        </span>
      </p>
      <span className="flex gap-x-5">
        <button type="button" onClick={form.oneTap.edit} className={`min-h-11 text-13 ${textLink}`}>
          {t('enquiry.change')}
        </button>
        <NotMe form={form} className="" onForget={form.oneTap.edit} />
      </span>
    </div>
  )
}
