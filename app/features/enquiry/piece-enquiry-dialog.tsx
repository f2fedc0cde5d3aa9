import { callApi } from '#app/client/call-api.ts'
import { sendContact, sendLivePhotoRequest, sendPriceRequest } from '#app/client/enquiries.ts'
import {
  OptionalEmailField,
  EnquiryPhoneField,
  MessageField,
  NameField,
  EnquiryFrame,
  EnquirySent,
} from '#app/features/enquiry/enquiry-frame.tsx'
import { contactRules, emptyContact, questionRules } from '#app/features/enquiry/enquiry-rules.ts'
import { useEnquiryForm, useKnownContact } from '#app/features/enquiry/use-enquiry-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import type { Kind } from '#contract/piece.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

export type PieceEnquiry = 'price' | 'livePhotos' | 'question'
type EnquiryPiece = { kind: Kind; id: number; name: string; reference: string | null }

const draftKeys = { price: 'price-request', livePhotos: 'live-photo-request', question: 'piece-question' } as const satisfies Record<
  PieceEnquiry,
  string
>

const emptyEnquiry = { ...emptyContact, trade_in: '' }

type Props = { enquiry: PieceEnquiry; piece: EnquiryPiece; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Load lazily. */
export default function PieceEnquiryDialog({ enquiry, piece, isOpen, onOpenChange }: Props) {
  const { t } = useI18n()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t(`enquiry.${enquiry}.title`)} closeLabel={t('common.close')} closesOnBack>
      <p className="mb-5 border-y border-hairline py-3">
        {piece.name}
        {piece.reference && <span className="figures text-stone"> · {piece.reference}</span>}
      </p>
      <PieceEnquiryForm key={enquiry} enquiry={enquiry} piece={piece} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function PieceEnquiryForm({ enquiry, piece, onDone }: { enquiry: PieceEnquiry; piece: EnquiryPiece; onDone: () => void }) {
  const { t } = useI18n()
  const form = useEnquiryForm({
    draftKey: draftKeys[enquiry],
    initial: emptyEnquiry,
    rules: enquiry === 'question' ? questionRules : contactRules,
    known: useKnownContact(),
    send: (contact) => sendPieceEnquiry(enquiry, piece, contact),
  })
  const sent = <EnquirySent text={form.result?.detail} doneLabel={t('enquiry.backToPiece')} onDone={onDone} />
  return (
    <EnquiryFrame form={form} submitLabel={t(`enquiry.${enquiry}.submit`)} sent={sent}>
      <p className="text-stone">{t(`enquiry.${enquiry}.text`)}</p>
      <NameField form={form} />
      <EnquiryPhoneField form={form} />
      {enquiry !== 'livePhotos' && <OptionalEmailField form={form} />}
      <MessageField form={form} isRequired={enquiry === 'question'} />
      {enquiry === 'price' && <Checkbox {...form.checkbox('trade_in')}>{t('enquiry.tradeIn')}</Checkbox>}
    </EnquiryFrame>
  )
}

/**
 * Sends an enquiry about a piece. A question is sent as a message that starts with the piece. A request for photographs
 * has no email field.
 */
function sendPieceEnquiry(enquiry: PieceEnquiry, piece: EnquiryPiece, contact: typeof emptyEnquiry): Promise<{ detail: string }> {
  const body = {
    kind: piece.kind,
    piece_id: piece.id,
    name: contact.name.trim(),
    phone: contact.phone.trim(),
    message: contact.message.trim(),
    website: contact.website,
  }
  if (enquiry === 'question') {
    const { kind, piece_id: id, message, ...rest } = body
    const about = [piece.name, piece.reference, piecePath(kind, id)].filter(Boolean).join(' · ')
    return sendContact(callApi, { ...rest, message: `${about}\n\n${message}`, email: contact.email.trim(), page: piecePath(kind, id) })
  }
  if (enquiry === 'livePhotos') return sendLivePhotoRequest(callApi, body)
  return sendPriceRequest(callApi, { ...body, email: contact.email.trim(), ...(contact.trade_in ? { trade_in: true } : {}) })
}
