import { EmailField, MessageField, NameField, PhoneField } from '#app/features/enquiry/asker-fields.tsx'
import { EnquiryFrame } from '#app/features/enquiry/enquiry-frame.tsx'
import { askerRules, emptyAsker } from '#app/features/enquiry/enquiry-rules.ts'
import { EnquirySent } from '#app/features/enquiry/enquiry-sent.tsx'
import { type EnquiryPiece, type PieceEnquiry, sendPieceEnquiry } from '#app/features/enquiry/piece-enquiry.ts'
import { useEnquiryForm } from '#app/features/enquiry/use-enquiry-form.ts'
import { useKnownAsker } from '#app/features/enquiry/use-known-asker.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

const draftKeys = { price: 'price-request', livePhotos: 'live-photo-request' } as const satisfies Record<PieceEnquiry, string>

/** Who asks and what they want to know; the piece is known (FORM-07). */
export function PieceEnquiryForm({ enquiry, piece, onDone }: { enquiry: PieceEnquiry; piece: EnquiryPiece; onDone: () => void }) {
  const { t } = useI18n()
  const form = useEnquiryForm({
    draftKey: draftKeys[enquiry],
    initial: emptyAsker,
    rules: askerRules,
    known: useKnownAsker(),
    send: (asker) => sendPieceEnquiry(enquiry, piece, asker),
  })
  const sent = <EnquirySent text={form.answer?.detail} doneLabel={t('enquiry.backToPiece')} onDone={onDone} />
  return (
    <EnquiryFrame form={form} submitLabel={t(`enquiry.${enquiry}.submit`)} sent={sent}>
      <p className="text-stone">{t(`enquiry.${enquiry}.text`)}</p>
      <NameField form={form} />
      <PhoneField form={form} />
      {enquiry === 'price' && <EmailField form={form} />}
      <MessageField form={form} />
    </EnquiryFrame>
  )
}
