import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Consent } from '#app/features/enquiry/consent.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Trap } from '#app/ui/field.tsx'
import type { FormState } from '#app/ui/use-form.ts'
import type { EnquiryKind } from '#contract/enquiry.ts'

type Common = 'consent' | 'website'
type Form = {
  state: FormState
  failure: string | null
  takeOver: (form: HTMLFormElement) => void
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  box: (name: Common) => Omit<ComponentProps<typeof Consent>, 'children'>
  trap: (name: Common) => ComponentProps<typeof Trap>
}

/** `kind` is what the server calls the enquiry; `isSaid` where the form has to tell it. */
type PlainForm = { action: string; kind: EnquiryKind; isSaid?: boolean }

type Props = {
  form: Form
  submitLabel: string
  /** Takes the place of the form once it was sent. */
  sent: ReactNode
  /** How the form is sent where there is no script; without it, it needs one. */
  plain?: PlainForm
  className?: string
  children: ReactNode
}

/** Any enquiry: its fields, then consent, what went wrong, and the button (FORM-03). */
export function EnquiryFrame({ form, submitLabel, sent, plain, className = '', children }: Props) {
  const { t } = useI18n()
  const place = useRef<HTMLFormElement>(null)
  // once, with what the server drew
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => void (place.current && form.takeOver(place.current)), [])
  const isSending = form.state === 'sending'
  return (
    <div data-enquiry tabIndex={-1} className={`outline-none ${className}`}>
      {form.state === 'success' ? (
        sent
      ) : (
        <form
          ref={place}
          noValidate
          method="post"
          encType="multipart/form-data"
          action={plain?.action}
          onSubmit={(event) => void form.submit(event)}
          className="no-print grid gap-5"
        >
          {plain && <PlainPart plain={plain} />}
          {children}
          <Trap {...form.trap('website')} />
          <Consent {...form.box('consent')} />
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

/** What a form without script carries along, and the thanks that the server leads back to. */
function PlainPart({ plain: { kind, isSaid = false } }: { plain: PlainForm }) {
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
      {isSaid && <input type="hidden" name="kind" value={kind} />}
      <input type="hidden" name="page" value={pathname} />
    </>
  )
}
