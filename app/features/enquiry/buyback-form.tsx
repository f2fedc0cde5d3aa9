import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { sendBuyback } from '#app/client/enquiries.ts'
import {
  OptionalEmailField,
  EnquiryPhoneField,
  type Fields,
  NameField,
  EnquiryFrame,
  EnquirySent,
} from '#app/features/enquiry/enquiry-frame.tsx'
import { bodyOf, contactRules, emptyContact, filledOf, rules } from '#app/features/enquiry/enquiry-rules.ts'
import { PhotoPicker } from '#app/features/enquiry/photos/photo-picker.tsx'
import { usePhotos } from '#app/features/enquiry/photos/use-photos.ts'
import { replyText } from '#app/features/enquiry/reply-text.ts'
import { useEnquiryForm } from '#app/features/enquiry/use-enquiry-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Field, Select, TextArea } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.ts'
import type { BuybackRequest } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'
import { offices } from '#contract/offices.ts'
import { kinds } from '#contract/piece.ts'
import { buybackConditions, buybackKits } from '#contract/rules/buyback-choices.ts'

const draftKey = 'buyback'
const { message: comment, ...contact } = emptyContact
const emptyBuyback = {
  ...contact,
  kind: '',
  brand: '',
  model: '',
  year: '',
  condition: '',
  serial: '',
  kit: '',
  expected_price: '',
  city: '',
  comment,
}

const buybackRules = {
  name: contactRules.name,
  phone: contactRules.phone,
  email: rules.email,
  brand: rules.required('brand'),
  model: rules.required('model'),
  year: rules.year,
  expected_price: rules.price,
  consent: contactRules.consent,
}

export function BuybackForm({ brands }: { brands: readonly string[] }) {
  const { language, t } = useI18n()
  const { pathname } = useLocation()
  const photos = usePhotos(draftKey, limits.enquiryPhotosMax)
  const form = useEnquiryForm({
    draftKey,
    initial: emptyBuyback,
    rules: buybackRules,
    moreKnown: (known) => ({ city: offices.find(({ key }) => key === known.city)?.city[language] ?? '' }),
    blockedReason: photos.blockedReason,
    send: (values, keyed) => photos.sentWith(sendBuyback(callApi, keyed(buybackBody(values, pathname, photos.tokens)))),
    onSent: () => {
      photos.clear()
      toast.success(t('enquiry.buyback.sent'))
    },
  })
  const sent = (
    <EnquirySent
      title={t('enquiry.buyback.sent')}
      text={form.result?.detail}
      reply={replyText(t, form.sentTo)}
      doneLabel={t('enquiry.buyback.again')}
      onDone={form.startOver}
    >
      <p className="mt-3 text-stone">{t('enquiry.buyback.next')}</p>
    </EnquirySent>
  )
  return (
    <EnquiryFrame
      form={form}
      submitLabel={t('enquiry.buyback.submit')}
      sent={sent}
      plain={{ action: '/api/buyback-requests/', kind: 'buyback' }}
    >
      <Group title={t('enquiry.buyback.watch')}>
        <WatchFields form={form} brands={brands} />
        <PhotoPicker photos={photos} label={t('enquiry.buyback.photos')} help={t('enquiry.buyback.photosHelp')} />
      </Group>
      <Group title={t('enquiry.buyback.you')}>
        <SellerFields form={form} />
      </Group>
    </EnquiryFrame>
  )
}

type Form = Fields<keyof typeof emptyBuyback>

function buybackBody(values: typeof emptyBuyback, page: string, photos: string[]): BuybackRequest {
  const { brand, model, year, condition, serial, kit, expected_price, city, email, comment: commentText } = values
  const chosenKind = kinds.find((one) => one === values.kind)
  const chosenCondition = buybackConditions.find((one) => one === condition)
  const chosenKit = buybackKits.find((one) => one === kit)
  return {
    ...bodyOf(values, page),
    ...filledOf({ serial, expected_price, city, email, comment: commentText }),
    ...(chosenKind ? { kind: chosenKind } : {}),
    brand: brand.trim(),
    model: model.trim(),
    ...(year.trim() ? { year: Number(year) } : {}),
    ...(chosenCondition ? { condition: chosenCondition } : {}),
    ...(chosenKit ? { kit: chosenKit } : {}),
    photos,
  }
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4 grid gap-5 border-t border-hairline pt-5 first:mt-0">
      <legend className="label pr-4 text-stone">{title}</legend>
      {children}
    </fieldset>
  )
}

function WatchFields({ form, brands }: { form: Form; brands: readonly string[] }) {
  const { t } = useI18n()
  const optional = t('enquiry.optional')
  const line = { optional, maxLength: limits.enquiryLineMaxChars }
  const unknown = { value: '', label: t('enquiry.buyback.unknown') }
  // an empty value means a watch, because earlier forms had no field `kind`
  const pieces = kinds.map((key) => ({ value: key === 'watch' ? '' : key, label: t(`enquiry.buyback.kinds.${key}`) }))
  const states = [unknown, ...buybackConditions.map((key) => ({ value: key, label: t(`enquiry.buyback.conditions.${key}`) }))]
  const sets = [unknown, ...buybackKits.map((key) => ({ value: key, label: t(`enquiry.buyback.kits.${key}`) }))]
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Select label={t('enquiry.buyback.kind')} options={pieces} className="sm:col-span-2" {...form.field('kind')} />
      <Field label={t('enquiry.buyback.brand')} list="buyback-brands" maxLength={line.maxLength} {...form.field('brand')} />
      <datalist id="buyback-brands">
        {brands.map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </datalist>
      <Field label={t('enquiry.buyback.model')} maxLength={line.maxLength} {...form.field('model')} />
      <Field label={t('enquiry.buyback.year')} optional={optional} inputMode="numeric" maxLength={4} {...form.field('year')} />
      <Select label={t('enquiry.buyback.condition')} optional={optional} options={states} {...form.field('condition')} />
      <Select label={t('enquiry.buyback.kit')} optional={optional} options={sets} {...form.field('kit')} />
      <Field label={t('enquiry.buyback.serial')} help={t('enquiry.buyback.serialHelp')} {...line} {...form.field('serial')} />
      <Field label={t('enquiry.buyback.price')} inputMode="decimal" {...line} {...form.field('expected_price')} />
    </div>
  )
}

function SellerFields({ form }: { form: Form }) {
  const { language, t } = useI18n()
  const optional = t('enquiry.optional')
  const cities = offices.map(({ city }) => ({ value: city[language], label: city[language] }))
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <NameField form={form} />
      <EnquiryPhoneField form={form} />
      <OptionalEmailField form={form} />
      <Select
        label={t('enquiry.buyback.city')}
        optional={optional}
        options={[{ value: '', label: t('enquiry.buyback.noCity') }, ...cities]}
        {...form.field('city')}
      />
      <TextArea
        label={t('enquiry.comment')}
        optional={optional}
        maxLength={limits.messageMaxChars}
        className="sm:col-span-2"
        {...form.field('comment')}
      />
    </div>
  )
}
