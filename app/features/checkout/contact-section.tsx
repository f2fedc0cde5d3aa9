import { CheckoutSection } from '#app/features/checkout/checkout-section.tsx'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useDestinationPhone } from '#app/features/checkout/use-destination-phone.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useEmailTexts } from '#app/i18n/use-email-texts.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { limits } from '#contract/limits.ts'

export function ContactSection({ checkout: { form, clearContact } }: { checkout: Pick<Checkout, 'form' | 'clearContact'> }) {
  const { t } = useI18n()
  const phone = useDestinationPhone(form)
  const clear = (
    <button type="button" onClick={clearContact} className={`min-h-11 text-13 text-stone ${textLink}`}>
      {t('checkout.contact.clear')}
    </button>
  )
  return (
    <CheckoutSection id="checkout-contact" number={1} title={t('checkout.contact.title')} beside={clear}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Field
          label={t('checkout.contact.firstName')}
          autoComplete="given-name"
          maxLength={limits.nameMaxChars}
          {...form.field('firstName')}
        />
        <Field
          label={t('checkout.contact.lastName')}
          autoComplete="family-name"
          maxLength={limits.nameMaxChars}
          {...form.field('lastName')}
        />
        <PhoneField label={t('checkout.contact.phone')} help={t('checkout.contact.phoneHelp')} {...phone} {...form.field('phone')} />
        <EmailField
          texts={useEmailTexts()}
          label={t('checkout.contact.email')}
          help={t('checkout.contact.emailHelp')}
          {...form.field('email')}
        />
      </div>
    </CheckoutSection>
  )
}
