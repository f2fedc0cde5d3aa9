import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useEffect } from 'react'
import { addressesQuery, countriesQuery } from '#app/client/addresses.ts'
import { addressFields, fieldOfPart, fieldsOfAddress, refilledAddress } from '#app/features/checkout/checkout-fields.ts'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useAddressFields } from '#app/i18n/use-address-fields.ts'
import { Checkbox, Field, Select } from '#app/ui/field.tsx'
import type { Address } from '#contract/address.ts'

const plainRequired = ['address_city', 'postal_code', 'address_line1'] as const

export function DeliveryAddress({ checkout: { form, values } }: { checkout: Pick<Checkout, 'form' | 'values'> }) {
  const { t } = useI18n()
  const { data } = useQuery(addressesQuery())
  const saved = data ?? []
  const { fill } = form
  useEffect(() => {
    if (data) fill((held) => refilledAddress(held, data))
  }, [data, fill])
  const countries = useQuery(countriesQuery())
  const choose = (id: string) => {
    const address = saved.find((one) => one.id === id)
    const before = saved.find((one) => one.id === values.savedAddress)
    const typedComment = values.comment === (before?.comment ?? '') ? '' : values.comment
    fill(() => (address ? fieldsOfAddress(address, typedComment) : { ...emptyAddress, comment: typedComment }))
  }
  /** Returns the props of an address field. Editing a saved address turns it into a new address, which the customer may save. */
  const ownField = (name: (typeof addressFields)[number]) => ({
    ...form.field(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      form.set(name, event.target.value)
      if (values.savedAddress) form.set('savedAddress', '')
    },
  })
  const country = ownField('countryCode')
  const rule = countries.data?.find(({ code }) => code === values.countryCode)?.address
  const fields = useAddressFields({ rule, required: rule?.required ?? plainRequired, postalCode: values.postalCode })
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {saved.length > 0 && (
        <Select
          label={t('checkout.delivery.saved')}
          className="md:col-span-2"
          name="savedAddress"
          value={values.savedAddress}
          onChange={(event) => choose(event.target.value)}
          options={[
            { value: '', label: t('checkout.delivery.savedNone') },
            ...saved.map((address) => ({ value: address.id, label: lineOf(address) })),
          ]}
        />
      )}
      <Select
        label={t('checkout.delivery.country')}
        className="md:col-span-2"
        autoComplete="country"
        {...country}
        error={countries.isError ? t('checkout.delivery.placesFailed') : country.error}
        options={[
          { value: '', label: t('checkout.delivery.countryNone') },
          ...(countries.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      {fields.map(({ part, props }) => (
        <Field key={part} {...props} {...ownField(fieldOfPart[part])} />
      ))}
      {values.savedAddress === '' && (
        <div className="md:col-span-2">
          <Checkbox {...form.checkbox('saveAddress')}>{t('checkout.delivery.save')}</Checkbox>
        </div>
      )}
    </div>
  )
}

const emptyAddress = Object.fromEntries([...addressFields, 'savedAddress'].map((field) => [field, '']))

const lineOf = ({ lines }: Address) => lines.join(', ')
