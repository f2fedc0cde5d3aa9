import { useLocation } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { sendContact } from '#app/client/enquiries.ts'
import {
  OptionalEmailField,
  EnquiryPhoneField,
  MessageField,
  NameField,
  EnquiryFrame,
  EnquirySent,
} from '#app/features/enquiry/enquiry-frame.tsx'
import { bodyOf, contactRules, emptyContact, filledOf, questionRules, rules } from '#app/features/enquiry/enquiry-rules.ts'
import { PhotoPicker } from '#app/features/enquiry/photos/photo-picker.tsx'
import { usePhotos } from '#app/features/enquiry/photos/use-photos.ts'
import { replyText } from '#app/features/enquiry/reply-text.ts'
import { useEnquiryForm } from '#app/features/enquiry/use-enquiry-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useMessages } from '#app/i18n/load-messages.ts'
import { Field } from '#app/ui/field.tsx'
import { limits } from '#contract/limits.ts'

const variants = {
  contact: { kind: 'contact', hasEmail: true, isQuestion: true },
  support: { kind: 'contact', hasEmail: true, hasPhoto: true, isQuestion: true },
  services: { kind: 'contact', hasPhoto: true },
  order: { kind: 'order_request', hasReference: true, hasPhoto: true },
} as const satisfies Record<string, Variant>

type Variant = { kind: 'contact' | 'order_request'; hasEmail?: boolean; hasPhoto?: boolean; hasReference?: boolean; isQuestion?: boolean }

const initial = { ...emptyContact, reference: '' }
const orderRules = { ...contactRules, name: rules.wholeName }

function rulesOf({ kind, isQuestion }: Variant) {
  if (isQuestion) return questionRules
  return kind === 'order_request' ? orderRules : contactRules
}

export function ContactForm({ variant }: { variant: keyof typeof variants }) {
  useMessages('enquiry')
  const { t } = useI18n()
  const { pathname } = useLocation()
  const { kind, hasEmail, hasPhoto, hasReference, isQuestion }: Variant = variants[variant]
  const photos = usePhotos(variant, 1)
  const form = useEnquiryForm({
    draftKey: variant,
    initial,
    rules: rulesOf(variants[variant]),
    showsEmail: () => hasEmail === true,
    blockedReason: photos.blockedReason,
    send: ({ email, message, reference, ...contact }, keyed) => {
      const shown = { email: hasEmail ? email : '', message, reference: hasReference ? reference : '' }
      const body = { ...bodyOf(contact, pathname), ...filledOf(shown), kind, photos: photos.tokens }
      return photos.sentWith(sendContact(callApi, keyed(body)))
    },
    onSent: photos.clear,
  })
  const sent = (
    <EnquirySent
      title={t('enquiry.contact.sent')}
      text={form.result?.detail}
      reply={replyText(t, form.sentTo && { ...form.sentTo, email: hasEmail ? form.sentTo.email : '' })}
      doneLabel={t('enquiry.contact.again')}
      onDone={form.startOver}
    />
  )
  return (
    <EnquiryFrame
      form={form}
      submitLabel={t(`enquiry.${variant}.submit`)}
      sent={sent}
      plain={{ action: '/api/contacts/', kind, hasKindField: true }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameField form={form} />
        <EnquiryPhoneField form={form} />
      </div>
      {hasEmail && <OptionalEmailField form={form} />}
      {hasReference && (
        <Field
          label={t('enquiry.reference')}
          help={t('enquiry.referenceHelp')}
          optional={t('enquiry.optional')}
          maxLength={limits.enquiryLineMaxChars}
          {...form.field('reference')}
        />
      )}
      <MessageField form={form} isRequired={isQuestion} />
      {hasPhoto && <PhotoPicker photos={photos} label={t('enquiry.photo')} help={t('enquiry.photos.help')} />}
    </EnquiryFrame>
  )
}
