import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { citiesQuery } from '#app/client/addresses.ts'
import { workshopsQuery } from '#app/client/checkout.ts'
import { isDelivery } from '#app/features/checkout/checkout-fields.ts'
import { CheckoutSection } from '#app/features/checkout/checkout-section.tsx'
import { DeliveryAddress } from '#app/features/checkout/delivery-address.tsx'
import { DeliveryFacts, type PromisedPiece } from '#app/features/checkout/delivery-facts.tsx'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ChoiceCard } from '#app/ui/choice-card.tsx'
import { Select, TextArea } from '#app/ui/field.tsx'
import { limits } from '#contract/limits.ts'
import { abroadCents, deliveryMethods } from '#contract/rules/delivery-fee.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

type Props = {
  checkout: Pick<Checkout, 'form' | 'values'>
  /** Renders the map picture of the branch in a city; the layout reserves its space. */
  preview?: (cityName: string) => ReactNode
  place?: (cityName: string) => ReactNode
}

type SectionProps = Props & { pieces: readonly PromisedPiece[]; deliveryText?: string }

export function DeliverySection({ checkout, pieces, preview, place, deliveryText }: SectionProps) {
  const { language, t } = useI18n()
  const { form, values } = checkout
  const fee = formatCents(language, abroadCents)
  return (
    <CheckoutSection id="checkout-delivery" number={2} title={t('checkout.delivery.title')}>
      <fieldset className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <legend className="sr-only">{t('checkout.delivery.method')}</legend>
        {deliveryMethods.map((method) => (
          <ChoiceCard
            key={method}
            name="deliveryMethod"
            value={method}
            checked={values.deliveryMethod === method}
            onChange={() => form.set('deliveryMethod', method)}
            title={t(`checkout.delivery.${method}`)}
            text={(method === 'delivery' ? deliveryText : undefined) ?? t(`checkout.delivery.${method}Text`, { fee })}
          />
        ))}
      </fieldset>
      <div className="mt-6">
        {isDelivery(values) ? <DeliveryAddress checkout={checkout} /> : <Pickup checkout={checkout} preview={preview} place={place} />}
      </div>
      <DeliveryFacts values={values} pieces={pieces} />
      <TextArea
        label={t('checkout.comment')}
        optional={t('checkout.optional')}
        maxLength={limits.orderCommentMaxChars}
        className="mt-5"
        {...form.field('comment')}
      />
    </CheckoutSection>
  )
}

function Pickup({ checkout: { form, values }, preview, place }: Props) {
  const { t } = useI18n()
  const cities = useQuery(citiesQuery())
  const { data: workshops = [] } = useQuery(workshopsQuery())
  const inCity = workshops.filter((workshop) => String(workshop.city_id) === values.pickupCityId)
  const city = form.field('pickupCityId')
  const workshop = form.field('pickupWorkshopId')
  const cityName = cities.data?.find(({ id }) => String(id) === values.pickupCityId)?.name
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <Select
        label={t('checkout.delivery.city')}
        {...city}
        value={values.pickupCityId}
        error={cities.isError ? t('checkout.delivery.placesFailed') : city.error}
        onChange={(event) => form.fill(() => ({ pickupCityId: event.target.value, pickupWorkshopId: '' }))}
        options={[
          ...(values.pickupCityId ? [] : [{ value: '', label: t('checkout.delivery.cityNone') }]),
          ...(cities.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Select
        label={t('checkout.delivery.workshop')}
        optional={t('checkout.optional')}
        {...workshop}
        onChange={(event) => form.set('pickupWorkshopId', event.target.value)}
        options={[
          { value: '', label: t('checkout.delivery.workshopAny') },
          ...inCity.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {preview && <div className="h-55 bg-linen md:col-span-2">{cityName && preview(cityName)}</div>}
      {place && <div className="-mt-2 min-h-12 md:col-span-2">{cityName && place(cityName)}</div>}
    </div>
  )
}
