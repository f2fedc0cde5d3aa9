import { type EnquiryPiece, type PieceEnquiry, sendPieceEnquiry } from '#app/features/enquiry/piece-enquiry.ts'
import { Consent } from '#app/features/enquiry/consent.tsx'
import { EnquirySent } from '#app/features/enquiry/enquiry-sent.tsx'
import { useEnquiryForm } from '#app/features/enquiry/use-enquiry-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextArea, Trap } from '#app/ui/field.tsx'
import { limits } from '#contract/limits.ts'
import { formatPhone } from '#contract/rules/phone.ts'

const draftKeys = { price: 'price-request', livePhotos: 'live-photo-request' } as const satisfies Record<PieceEnquiry, string>
const nameMax = 100

type Props = { enquiry: PieceEnquiry; piece: EnquiryPiece; onDone: () => void }

/** Who asks and what they want to know; the piece is known (FORM-07). */
export function PieceEnquiryForm({ enquiry, piece, onDone }: Props) {
  const { t } = useI18n()
  const form = useEnquiryForm(draftKeys[enquiry], (asker) => sendPieceEnquiry(enquiry, piece, asker))
  if (form.state === 'success') return <EnquirySent text={form.answer?.detail} onDone={onDone} />
  const isSending = form.state === 'sending'
  const phone = form.field('phone')
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
      <p className="text-stone">{t(`enquiry.${enquiry}.text`)}</p>
      <Field label={t('enquiry.name')} autoComplete="name" maxLength={nameMax} {...form.field('name')} />
      <Field
        label={t('enquiry.phone')}
        help={t('enquiry.phoneHelp')}
        type="tel"
        autoComplete="tel"
        {...phone}
        onBlur={() => phone.value === formatPhone(phone.value) || form.set('phone', formatPhone(phone.value))}
      />
      {enquiry === 'price' && (
        <Field label={t('enquiry.email')} optional={t('enquiry.optional')} type="email" autoComplete="email" {...form.field('email')} />
      )}
      <TextArea
        label={t('enquiry.message')}
        optional={t('enquiry.optional')}
        maxLength={limits.messageMaxChars}
        {...form.field('message')}
      />
      <Trap {...form.trap('website')} />
      <Consent {...form.box('consent')} />
      {form.failure && (
        <p role="alert" className="border-l-2 border-oxblood pl-4 text-oxblood">
          {form.failure}
        </p>
      )}
      <Button type="submit" aria-disabled={isSending} className="aria-disabled:opacity-45">
        {isSending ? t('enquiry.sending') : t(`enquiry.${enquiry}.submit`)}
      </Button>
    </form>
  )
}
