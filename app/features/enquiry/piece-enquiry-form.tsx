import { useRef } from 'react'
import { Consent } from '#app/features/enquiry/consent.tsx'
import { EnquirySent } from '#app/features/enquiry/enquiry-sent.tsx'
import { type EnquiryPiece, type PieceEnquiry, sendPieceEnquiry } from '#app/features/enquiry/piece-enquiry.ts'
import { type EnquiryForm, useEnquiryForm } from '#app/features/enquiry/use-enquiry-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextArea, Trap } from '#app/ui/field.tsx'
import { limits } from '#contract/limits.ts'
import { formatPhone } from '#contract/rules/phone.ts'

const draftKeys = { price: 'price-request', livePhotos: 'live-photo-request' } as const satisfies Record<PieceEnquiry, string>
const nameMax = 100

/** Who asks and what they want to know; the piece is known (FORM-07). */
export function PieceEnquiryForm({ enquiry, piece, onDone }: { enquiry: PieceEnquiry; piece: EnquiryPiece; onDone: () => void }) {
  const { t } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  const form = useEnquiryForm(draftKeys[enquiry], async (asker) => {
    const answer = await sendPieceEnquiry(enquiry, piece, asker)
    // before the pressed button goes, or the dialog puts the focus back to its beginning
    place.current?.focus()
    return answer
  })
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {form.state === 'success' ? (
        <EnquirySent text={form.answer?.detail} onDone={onDone} />
      ) : (
        <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
          <p className="text-stone">{t(`enquiry.${enquiry}.text`)}</p>
          <AskerFields form={form} hasEmail={enquiry === 'price'} />
          <Consent {...form.box('consent')} />
          {form.failure && (
            <p role="alert" className="border-l-2 border-oxblood pl-4 text-oxblood">
              {form.failure}
            </p>
          )}
          <Button type="submit" aria-disabled={form.state === 'sending'} className="aria-disabled:opacity-45">
            {form.state === 'sending' ? t('enquiry.sending') : t(`enquiry.${enquiry}.submit`)}
          </Button>
        </form>
      )}
    </div>
  )
}

function AskerFields({ form, hasEmail }: { form: EnquiryForm; hasEmail: boolean }) {
  const { t } = useI18n()
  const phone = form.field('phone')
  const tidyPhone = () => {
    const tidy = formatPhone(phone.value)
    if (tidy !== phone.value) form.set('phone', tidy)
  }
  const optional = t('enquiry.optional')
  return (
    <>
      <Field label={t('enquiry.name')} autoComplete="name" maxLength={nameMax} {...form.field('name')} />
      <Field label={t('enquiry.phone')} help={t('enquiry.phoneHelp')} type="tel" autoComplete="tel" onBlur={tidyPhone} {...phone} />
      {hasEmail && <Field label={t('enquiry.email')} optional={optional} type="email" autoComplete="email" {...form.field('email')} />}
      <TextArea label={t('enquiry.message')} optional={optional} maxLength={limits.messageMaxChars} {...form.field('message')} />
      <Trap {...form.trap('website')} />
    </>
  )
}
