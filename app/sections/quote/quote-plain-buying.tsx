import type { ReactNode } from 'react'
import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useAddressFields } from '#app/i18n/use-address-fields.ts'
import { useEmailTexts } from '#app/i18n/use-email-texts.ts'
import type { PlainOrder } from '#app/sections/quote/plain-order.ts'
import { PlainPromise } from '#app/sections/quote/plain-promise.tsx'
import { quoteDeliveryCents, quoteTotalCents } from '#app/sections/quote/quote-sums.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCard } from '#app/ui/choice-card.tsx'
import { EmailField } from '#app/ui/email-field.tsx'
import { Checkbox, Field, Select, TextArea } from '#app/ui/field.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { limits } from '#contract/limits.ts'
import type { Quote } from '#contract/quote.ts'
import type { Country } from '#contract/reference-lists.ts'
import type { AddressPart } from '#contract/rules/address-rule.ts'
import { deliveryMethods } from '#contract/rules/delivery-fee.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

type Props = { token: string; quote: Quote; order: PlainOrder | null; now: number }

/** Forms to buy or decline without scripts. To verify the phone, the shop calls with a code, which the customer submits with the order. */
export function QuotePlainBuying({ token, quote, order, now }: Props) {
  const { t } = useI18n()
  const company = useCompany()
  const { phone_end: end } = quote
  return (
    <div id="buy" className="no-print grid scroll-mt-28 gap-8 border-t border-hairline pt-6">
      {end === null && <p>{t('quote.withoutScript', { phone: company.phone.text })}</p>}
      {end !== null && !order && <CallForm token={token} end={end} />}
      {end !== null && order && (
        <>
          <p className="text-stone">{t('quote.plain.called', { end })}</p>
          {order.method === 'delivery' && !order.country ? (
            <CountryForm token={token} countries={order.countries} />
          ) : (
            <OrderForm {...{ token, quote, order, now }} />
          )}
        </>
      )}
      <details className="border-y border-hairline">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 hover:text-brass">
          {t('quote.decline')}
          <span aria-hidden="true">+</span>
        </summary>
        <PlainForm token={token} part="decline" className="pt-2 pb-6">
          <TextArea label={t('quote.words')} name="words" maxLength={limits.orderCommentMaxChars} aria-required={false} />
          <Button type="submit" variant="danger" className="justify-self-start max-sm:w-full">
            {t('quote.declineSend')}
          </Button>
        </PlainForm>
      </details>
    </div>
  )
}

function CallForm({ token, end }: { token: string; end: string }) {
  const { t } = useI18n()
  return (
    <PlainForm token={token} part="code">
      <p className="text-stone">{t('quote.prove', { end })}</p>
      <fieldset className="grid gap-3 md:grid-cols-2">
        <legend className="sr-only">{t('checkout.delivery.method')}</legend>
        {deliveryMethods.map((method) => (
          <ChoiceCard
            key={method}
            name="delivery_method"
            value={method}
            defaultChecked={method === 'pickup'}
            title={t(`checkout.delivery.${method}`)}
            text={t(`quote.plain.${method}`)}
          />
        ))}
      </fieldset>
      <Button type="submit" className="justify-self-start max-sm:w-full">
        {t('quote.plain.call')}
      </Button>
    </PlainForm>
  )
}

function CountryForm({ token, countries }: { token: string; countries: Country[] }) {
  const { t } = useI18n()
  return (
    <form method="get" action={`${paths.quote(token)}#buy`} className="grid gap-5">
      <input type="hidden" name="buy" value="delivery" />
      <Select
        label={t('checkout.delivery.country')}
        name="country"
        autoComplete="country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Button type="submit" className="justify-self-start max-sm:w-full">
        {t('quote.plain.next')}
      </Button>
    </form>
  )
}

function OrderForm({ token, quote, order, now }: Props & { order: PlainOrder }) {
  const { language, t } = useI18n()
  const country = order.method === 'delivery' ? order.country : null
  const total = formatCents(language, quoteTotalCents(quote, quoteDeliveryCents(quote, order.method, country?.code ?? null)))
  const text = { required: true, maxLength: limits.nameMaxChars }
  return (
    <PlainForm token={token} part="order_by_code">
      <input type="hidden" name="delivery_method" value={order.method} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label={t('quote.plain.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${limits.callCodeDigits}}`}
          maxLength={limits.callCodeDigits}
          required
          className="md:col-span-2 md:max-w-70"
        />
        <Field label={t('checkout.contact.firstName')} name="first_name" autoComplete="given-name" {...text} />
        <Field label={t('checkout.contact.lastName')} name="last_name" autoComplete="family-name" {...text} />
        <EmailField texts={useEmailTexts()} label={t('checkout.contact.email')} name="email" required className="md:col-span-2" />
        {order.method === 'pickup' && (
          <Select
            label={t('checkout.delivery.city')}
            name="pickup_city_id"
            options={order.cities.map(({ id, name }) => ({ value: String(id), label: name }))}
            className="md:col-span-2"
          />
        )}
        {country && <AddressFields token={token} country={country} />}
        <PlainPromise {...{ quote, order, now }} />
        <TextArea
          label={t('checkout.comment')}
          optional={t('checkout.optional')}
          name="comment"
          maxLength={limits.orderCommentMaxChars}
          className="md:col-span-2"
        />
      </div>
      <Checkbox required>
        {t('checkout.agree')} <TermsLink to={paths.terms}>{t('checkout.agreeTerms')}</TermsLink> {t('checkout.agreeAnd')}{' '}
        <TermsLink to={paths.privacyPolicy}>{t('checkout.agreePrivacy')}</TermsLink>
      </Checkbox>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button type="submit" className="max-sm:w-full">
          {t('quote.order', { total })}
        </Button>
        <a href={paths.quote(token)} className={`inline-flex min-h-11 items-center ${textLink}`}>
          {t('quote.plain.again')}
        </a>
      </div>
    </PlainForm>
  )
}

function AddressFields({ token, country: { code, name, address } }: { token: string; country: Country }) {
  const { t } = useI18n()
  const fields = useAddressFields({ rule: address, required: address.required })
  // if the country does not require a city, a city can replace the state, so the browser must not require the state
  const isRequired = (part: AddressPart) =>
    address.required.includes(part) && (part !== 'state' || address.required.includes('address_city'))
  return (
    <>
      <p className="md:col-span-2">
        <input type="hidden" name="country" value={code} />
        {t('checkout.delivery.country')}: {name}.{' '}
        <a href={`${paths.quote(token)}?buy=delivery#buy`} className={textLink}>
          {t('quote.plain.otherCountry')}
        </a>
      </p>
      {fields.map(({ part, props }) => (
        <Field key={part} name={part} required={isRequired(part)} {...props} />
      ))}
    </>
  )
}

function TermsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" className={`text-ink ${textLink}`}>
      {children}
    </a>
  )
}

type PlainFormProps = { token: string; part: 'code' | 'order_by_code' | 'decline'; className?: string; children: ReactNode }

function PlainForm({ token, part, className = '', children }: PlainFormProps) {
  return (
    <form method="post" action={`/api/quotes/${token}/${part}/`} className={`grid gap-5 ${className}`}>
      {children}
    </form>
  )
}
