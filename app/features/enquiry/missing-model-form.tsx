import { useLocation } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { sendMissingModelRequest } from '#app/client/enquiries.ts'
import { MessageField, NameField, PhoneField } from '#app/features/enquiry/asker-fields.tsx'
import { bodyOf, filledOf } from '#app/features/enquiry/enquiry-body.ts'
import { EnquiryFrame } from '#app/features/enquiry/enquiry-frame.tsx'
import { askerRules, emptyAsker, rules } from '#app/features/enquiry/enquiry-rules.ts'
import { EnquirySent } from '#app/features/enquiry/enquiry-sent.tsx'
import { useEnquiryForm } from '#app/features/enquiry/use-enquiry-form.ts'
import { useKnownAsker } from '#app/features/enquiry/use-known-asker.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Field } from '#app/ui/field.tsx'
import { limits } from '#contract/limits.ts'

const missingRules = { ...askerRules, name: rules.wholeName }

/** Asks for what the catalogue lacks (FORM-07); `sought` is what was looked for. Load lazily. */
export default function MissingModelForm({ sought }: { sought: string }) {
  const { t } = useI18n()
  const { pathname } = useLocation()
  const form = useEnquiryForm({
    draftKey: 'missing-model',
    initial: { ...emptyAsker, model: sought },
    rules: missingRules,
    known: useKnownAsker(),
    send: ({ model, message, ...asker }) =>
      sendMissingModelRequest(callApi, { ...bodyOf(asker, pathname), ...filledOf({ model, message }) }),
  })
  const sent = <EnquirySent text={form.answer?.detail} doneLabel={t('enquiry.missing.again')} onDone={form.again} />
  return (
    <EnquiryFrame form={form} submitLabel={t('enquiry.missing.submit')} sent={sent}>
      <Field
        label={t('enquiry.missing.model')}
        optional={t('enquiry.optional')}
        maxLength={limits.enquiryLineMaxChars}
        {...form.field('model')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameField form={form} />
        <PhoneField form={form} />
      </div>
      <MessageField form={form} label={t('enquiry.missing.message')} />
    </EnquiryFrame>
  )
}
