import { useLocation } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { sendMissingModelRequest } from '#app/client/enquiries.ts'
import { MessageField, EnquiryFrame, EnquirySent } from '#app/features/enquiry/enquiry-frame.tsx'
import { bodyOf, contactRules, emptyContact, filledOf, rules } from '#app/features/enquiry/enquiry-rules.ts'
import { PersonFields } from '#app/features/enquiry/known-person.tsx'
import { replyText } from '#app/features/enquiry/reply-text.ts'
import { useEnquiryForm } from '#app/features/enquiry/use-enquiry-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useMessages } from '#app/i18n/load-messages.ts'
import { Field } from '#app/ui/field.tsx'
import { limits } from '#contract/limits.ts'

const missingRules = { ...contactRules, name: rules.wholeName }

export default function MissingModelForm({ sought }: { sought: string }) {
  useMessages('enquiry')
  const { t } = useI18n()
  const { pathname } = useLocation()
  const form = useEnquiryForm({
    draftKey: 'missing-model',
    initial: { ...emptyContact, model: sought },
    rules: missingRules,
    isOneTap: true,
    send: ({ model, message, email, ...contact }, keyed) =>
      sendMissingModelRequest(callApi, keyed({ ...bodyOf(contact, pathname), ...filledOf({ model, message, email }) })),
  })
  const reply = replyText(t, form.sentTo)
  const sent = <EnquirySent text={form.result?.detail} reply={reply} doneLabel={t('enquiry.missing.again')} onDone={form.startOver} />
  return (
    <EnquiryFrame form={form} submitLabel={t('enquiry.missing.submit')} sent={sent}>
      <Field
        label={t('enquiry.missing.model')}
        optional={t('enquiry.optional')}
        maxLength={limits.enquiryLineMaxChars}
        {...form.field('model')}
      />
      <PersonFields form={form} />
      <MessageField form={form} label={t('enquiry.missing.message')} />
    </EnquiryFrame>
  )
}
