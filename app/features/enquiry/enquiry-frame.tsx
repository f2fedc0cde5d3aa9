import Check from 'lucide-react/icons/check'
import { type ChangeEvent, type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useCompany } from '#app/client/company.ts'
import { Consent, ConsentBySending } from '#app/features/enquiry/consent.tsx'
import { NotMe } from '#app/features/enquiry/not-me.tsx'
import { type PlainForm, PlainPart } from '#app/features/enquiry/plain-part.tsx'
import type { OneTap } from '#app/features/enquiry/use-enquiry-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useEmailTexts } from '#app/i18n/use-email-texts.ts'
import { usePhoneTexts } from '#app/i18n/use-phone-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field, Honeypot, TextArea } from '#app/ui/field.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { FormState } from '#app/ui/use-form.ts'
import { limits } from '#contract/limits.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { openingHours } from '#contract/rules/company.ts'

type Common = 'consent' | 'website'
type Form = {
  state: FormState
  failure: string | null
  adoptTyped: (form: HTMLFormElement) => void
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  checkbox: (name: Common) => Omit<ComponentProps<typeof Consent>, 'children'>
  honeypot: (name: Common) => ComponentProps<typeof Honeypot>
  oneTap: OneTap
}

type Props = {
  form: Form
  submitLabel: string
  sent: ReactNode
  /** Settings of a submit without scripts. Without `plain`, the form needs scripts. */
  plain?: PlainForm
  className?: string
  children: ReactNode
}

export function EnquiryFrame({ form, submitLabel, sent, plain, className = '', children }: Props) {
  const { t } = useI18n()
  const formRef = useRef<HTMLFormElement>(null)
  const { adoptTyped } = form
  // takes over text typed before hydration, which React would overwrite
  useLayoutEffect(() => void (formRef.current && adoptTyped(formRef.current)), [adoptTyped])
  const isSending = form.state === 'sending'
  return (
    <div data-enquiry tabIndex={-1} className={`outline-none ${className}`}>
      {form.state === 'success' ? (
        sent
      ) : (
        <form
          ref={formRef}
          noValidate
          method="post"
          encType="multipart/form-data"
          action={plain?.action}
          onSubmit={(event) => void form.submit(event)}
          className="no-print grid gap-5"
        >
          {plain && <PlainPart plain={plain} />}
          {children}
          <Honeypot {...form.honeypot('website')} />
          {form.oneTap.state === 'known' ? <ConsentBySending /> : <Consent {...form.checkbox('consent')} />}
          {form.failure && (
            <p role="alert" className="border-l-2 border-oxblood pl-4 text-oxblood">
              {form.failure}
            </p>
          )}
          <Button type="submit" aria-disabled={isSending} className="justify-self-start aria-disabled:opacity-45 max-sm:w-full">
            {isSending ? t('enquiry.sending') : submitLabel}
          </Button>
        </form>
      )}
    </div>
  )
}

type SentProps = {
  title?: string
  text?: string | undefined
  reply?: string | null
  doneLabel: string
  onDone: () => void
  children?: ReactNode
}

export function EnquirySent({ title, text, reply, doneLabel, onDone, children }: SentProps) {
  const { t } = useI18n()
  const view = useRef<HTMLDivElement>(null)
  // Scrolls to the message, which may be above the viewport after a long form. The braces discard the promise that `scrollIntoView` returns
  // in newer browsers; React would take it for a clean-up function.
  useEffect(() => {
    view.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={view} data-sent className="scroll-my-28 py-6">
      <Check aria-hidden="true" size={32} className="text-moss" />
      <h3 className="display-small mt-4 text-24">{title ?? t('enquiry.sentTitle')}</h3>
      {text && <p className="mt-3 text-stone">{text}</p>}
      {reply && (
        <p className="mt-3 text-stone">
          <NoWrap text={reply} />
        </p>
      )}
      {children}
      <ReplyHours />
      <Button variant="secondary" className="mt-8" onClick={onDone}>
        {doneLabel}
      </Button>
    </div>
  )
}

function ReplyHours() {
  const company = useCompany()
  const { language, t } = useI18n()
  const hours = openingHours(company, language, '\u00A0').join(', ')
  return (
    <p className="mt-3 text-13 text-stone">
      <NoWrap text={t('enquiry.replyHours', { hours })} />{' '}
      <a href={company.phone.href} className={`figures -my-3.5 inline-block py-3.5 whitespace-nowrap text-ink ${textLink}`}>
        {company.phone.text}
      </a>
    </p>
  )
}

export type Fields<Name extends string> = {
  field: (name: Name) => { name: string; value: string; error: string | undefined; onChange: (event: Typing) => void }
  set: (name: Name, value: string) => void
}
type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** Name field. A visitor can say that the prefilled contact is not theirs. */
export function NameField({ form }: { form: Fields<'name' | 'phone' | 'email'> }) {
  const { t } = useI18n()
  return (
    <div className="relative">
      <Field label={t('enquiry.name')} autoComplete="name" maxLength={limits.enquiryLineMaxChars} {...form.field('name')} />
      <NotMe form={form} className="absolute -top-6 right-0 inline-flex items-end" />
    </div>
  )
}

export function EnquiryPhoneField({ form, office }: { form: Fields<'phone'>; office?: OfficeKey }) {
  const { t } = useI18n()
  return (
    <PhoneField
      texts={usePhoneTexts(office)}
      label={t('enquiry.phone')}
      help={t('enquiry.phoneHelp')}
      onRead={(phone) => form.set('phone', phone)}
      {...form.field('phone')}
    />
  )
}

export function OptionalEmailField({ form }: { form: Fields<'email'> }) {
  const { t } = useI18n()
  return <EmailField texts={useEmailTexts()} label={t('enquiry.email')} optional={t('enquiry.optional')} {...form.field('email')} />
}

type MessageProps = { form: Fields<'message'>; label?: string; isRequired?: boolean | undefined }

export function MessageField({ form, label, isRequired = false }: MessageProps) {
  const { t } = useI18n()
  return (
    <TextArea
      label={label ?? t('enquiry.message')}
      optional={isRequired ? undefined : t('enquiry.optional')}
      maxLength={limits.messageMaxChars}
      {...form.field('message')}
    />
  )
}
