import { callApi } from '#app/client/call-api.ts'
import { sendContact, sendLivePhotoRequest, sendPriceRequest } from '#app/client/enquiries.ts'
import { ChannelChoice } from '#app/features/enquiry/channel-choice.tsx'
import { MessageField, EnquiryFrame, EnquirySent } from '#app/features/enquiry/enquiry-frame.tsx'
import { type Rule, contactRules, emptyContact, questionRules, rules } from '#app/features/enquiry/enquiry-rules.ts'
import type { Keyed } from '#app/features/enquiry/form-keys.ts'
import { PersonFields } from '#app/features/enquiry/known-person.tsx'
import { photosText, replyText } from '#app/features/enquiry/reply-text.ts'
import { useEnquiryForm } from '#app/features/enquiry/use-enquiry-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useEmailTexts } from '#app/i18n/use-email-texts.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmailField } from '#app/ui/email-field.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import type { Kind } from '#contract/piece.ts'
import { photoChannels } from '#contract/rules/photo-channels.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

export type PieceEnquiry = 'price' | 'livePhotos' | 'question'
type EnquiryPiece = { kind: Kind; id: number; name: string; reference: string | null }

const draftKeys = { price: 'price-request', livePhotos: 'live-photo-request', question: 'piece-question' } as const satisfies Record<
  PieceEnquiry,
  string
>

const emptyEnquiry = { ...emptyContact, channel: '', trade_in: '' }

const photoRules = {
  ...contactRules,
  // the email field is hidden unless email is the chosen channel
  email: (text, { channel }) => {
    if (channel !== 'email') return null
    return text.trim() ? rules.email(text) : 'emailNeeded'
  },
  channel: rules.required('channel'),
} as const satisfies Record<string, Rule>

const rulesOf = { price: contactRules, livePhotos: photoRules, question: questionRules } as const satisfies Record<PieceEnquiry, unknown>

/** What the form asks, and what its message begins with; empty for a message that the person writes. */
type Asked = { enquiry: PieceEnquiry; message: string; piece: EnquiryPiece }
type Props = Asked & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export default function PieceEnquiryDialog({ isOpen, onOpenChange, ...asked }: Props) {
  const { t } = useI18n()
  const { enquiry, message, piece } = asked
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t(`enquiry.${enquiry}.title`)} closeLabel={t('common.close')} closesOnBack>
      <p className="mb-5 border-y border-hairline py-3">
        {piece.name}
        {piece.reference && <span className="figures text-stone"> · {piece.reference}</span>}
      </p>
      <PieceEnquiryForm key={`${enquiry} ${message}`} {...asked} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function PieceEnquiryForm({ enquiry, message, piece, onDone }: Asked & { onDone: () => void }) {
  const { t } = useI18n()
  const isForPhotos = enquiry === 'livePhotos'
  const form = useEnquiryForm({
    // its own draft: a message that was typed before must not replace the prepared one
    draftKey: message ? `${draftKeys[enquiry]}-prepared` : draftKeys[enquiry],
    initial: { ...emptyEnquiry, message },
    rules: rulesOf[enquiry],
    showsEmail: ({ channel }) => !isForPhotos || channel === 'email',
    // preselects email if an address is known, because only email is sure to reach the customer
    moreKnown: ({ channel, email }) => ({ channel: channel || (email ? 'email' : '') }),
    isOneTap: true,
    send: (contact, keyed) => sendPieceEnquiry(enquiry, piece, contact, keyed),
  })
  const reply = isForPhotos ? photosText(t, form.sentTo) : replyText(t, form.sentTo)
  const sent = <EnquirySent text={form.result?.detail} reply={reply} doneLabel={t('enquiry.backToPiece')} onDone={onDone} />
  return (
    <EnquiryFrame form={form} submitLabel={t(`enquiry.${enquiry}.submit`)} sent={sent}>
      <p className="text-stone">{t(`enquiry.${enquiry}.text`)}</p>
      <PersonFields form={form} asksEmail={!isForPhotos} showsEmail={!isForPhotos || form.value('channel') === 'email'} />
      {isForPhotos && <PhotoChannelFields form={form} />}
      <MessageField form={form} isRequired={enquiry === 'question'} />
      {enquiry === 'price' && <Checkbox {...form.checkbox('trade_in')}>{t('enquiry.tradeIn')}</Checkbox>}
    </EnquiryFrame>
  )
}

/**
 * Selects a channel for the photographs. Asks for an email address if the channel is email and the contact line does not show an address.
 */
function PhotoChannelFields({ form }: { form: ReturnType<typeof useEnquiryForm<keyof typeof emptyEnquiry, { detail: string }>> }) {
  const { t } = useI18n()
  const emailTexts = useEmailTexts()
  const isInLine = form.oneTap.state === 'known' && Boolean(form.known?.email)
  const isAsked = form.value('channel') === 'email' && !isInLine
  return (
    <>
      <ChannelChoice {...form.field('channel')} />
      {isAsked && <EmailField texts={emailTexts} label={t('enquiry.email')} {...form.field('email')} />}
    </>
  )
}

/**
 * Sends an enquiry about a piece. A question is sent as a general message that begins with the piece's name. A request for photographs
 * includes the email only if email is the chosen channel.
 */
function sendPieceEnquiry(
  enquiry: PieceEnquiry,
  piece: EnquiryPiece,
  contact: typeof emptyEnquiry,
  keyed: Keyed,
): Promise<{ detail: string }> {
  const body = {
    kind: piece.kind,
    piece_id: piece.id,
    name: contact.name.trim(),
    phone: contact.phone.trim(),
    message: contact.message.trim(),
    consent: true,
    website: contact.website,
  }
  if (enquiry === 'question') {
    const { kind, piece_id: id, message, ...rest } = body
    const about = [piece.name, piece.reference, piecePath(kind, id)].filter(Boolean).join(' · ')
    const question = { ...rest, message: `${about}\n\n${message}`, email: contact.email.trim(), page: piecePath(kind, id) }
    return sendContact(callApi, keyed(question))
  }
  if (enquiry === 'livePhotos') return sendLivePhotoRequest(callApi, keyed({ ...body, ...photoChannelOf(contact) }))
  return sendPriceRequest(callApi, keyed({ ...body, email: contact.email.trim(), ...(contact.trade_in ? { trade_in: true } : {}) }))
}

function photoChannelOf({ channel: chosen, email }: typeof emptyEnquiry) {
  const channel = photoChannels.find((one) => one === chosen)
  return { ...(channel ? { channel } : {}), ...(channel === 'email' ? { email: email.trim() } : {}) }
}
