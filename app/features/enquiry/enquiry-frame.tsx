import Check from 'lucide-react/icons/check'
import { type ChangeEvent, type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useEmailTexts } from '#app/i18n/use-email-texts.ts'
import { usePhoneTexts } from '#app/i18n/use-phone-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailField } from '#app/ui/email-field.tsx'
import { Checkbox, Field, Honeypot, TextArea } from '#app/ui/field.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { FormState } from '#app/ui/use-form.ts'
import type { PostPath } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { openingHours } from '#contract/rules/company.ts'
import type { EnquiryKind } from '#contract/rules/enquiry-kinds.ts'

type Common = 'consent' | 'website'
type Form = {
  state: FormState
  failure: string | null
  adoptTyped: (form: HTMLFormElement) => void
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  checkbox: (name: Common) => Omit<ComponentProps<typeof Consent>, 'children'>
  honeypot: (name: Common) => ComponentProps<typeof Honeypot>
}

/** `kind` is the server's name of the enquiry; `hasKindField` sends it as a form field. */
type PlainForm = { action: PostPath; kind: EnquiryKind; hasKindField?: boolean }

type Props = {
  form: Form
  submitLabel: string
  /** Replaces the form after a successful submit. */
  sent: ReactNode
  /** How the form is submitted without scripts; without `plain` the form needs scripts. */
  plain?: PlainForm
  className?: string
  children: ReactNode
}

export function EnquiryFrame({ form, submitLabel, sent, plain, className = '', children }: Props) {
  const { t } = useI18n()
  const formRef = useRef<HTMLFormElement>(null)
  const { adoptTyped } = form
  // once, before the hydrated fields overwrite text that was typed into the server's page
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
          <Consent {...form.checkbox('consent')} />
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

/** Hidden fields for a submit without scripts, and the thank-you message of the page to which the server redirects. */
function PlainPart({ plain: { kind, hasKindField = false } }: { plain: PlainForm }) {
  const { t } = useI18n()
  const { pathname, search } = useLocation()
  const isSent = new URLSearchParams(search).get('sent') === kind
  return (
    <>
      {isSent && (
        <p id="sent" className="flex items-center gap-3 border-y border-hairline py-4 text-moss">
          <Check aria-hidden="true" size={20} className="shrink-0" />
          {t('enquiry.sentBefore')}
        </p>
      )}
      {hasKindField && <input type="hidden" name="kind" value={kind} />}
      <input type="hidden" name="page" value={pathname} />
    </>
  )
}

/** The policy opens in a new tab, so that no typed text is lost. */
function Consent(box: Omit<ComponentProps<typeof Checkbox>, 'children'>) {
  const { t } = useI18n()
  return (
    <Checkbox aria-required {...box}>
      {t('enquiry.consent')}{' '}
      <a href={paths.privacyPolicy} target="_blank" className={`text-ink ${textLink}`}>
        {t('enquiry.privacyPolicy')}
        <span className="sr-only"> ({t('common.opensInNewTab')})</span>
      </a>
    </Checkbox>
  )
}

type SentProps = { title?: string; text?: string | undefined; doneLabel: string; onDone: () => void; children?: ReactNode }

export function EnquirySent({ title, text, doneLabel, onDone, children }: SentProps) {
  const { t } = useI18n()
  const view = useRef<HTMLDivElement>(null)
  // when a long form is replaced, the message would be above the viewport; the braces keep the promise that newer
  // browsers return here from becoming the effect's clean-up
  useEffect(() => {
    view.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={view} data-sent className="scroll-my-28 py-6">
      <Check aria-hidden="true" size={32} className="text-moss" />
      <h3 className="display-small mt-4 text-24">{title ?? t('enquiry.sentTitle')}</h3>
      {text && <p className="mt-3 text-stone">{text}</p>}
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
      <a href={company.phone.href} className={`figures whitespace-nowrap text-ink ${textLink}`}>
        {company.phone.text}
      </a>
    </p>
  )
}

/** Methods of a form that these fields use. */
export type Fields<Name extends string> = {
  field: (name: Name) => { name: string; value: string; error: string | undefined; onChange: (event: Typing) => void }
  set: (name: Name, value: string) => void
}
type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

export function NameField({ form }: { form: Fields<'name'> }) {
  const { t } = useI18n()
  return <Field label={t('enquiry.name')} autoComplete="name" maxLength={limits.enquiryLineMaxChars} {...form.field('name')} />
}

/** A phone field; `office` is the office chosen in the form. */
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
