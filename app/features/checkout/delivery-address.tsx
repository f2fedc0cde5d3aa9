import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { addressesQuery, countriesQuery } from '#app/client/addresses.ts'
import { AddressPartFields } from '#app/features/checkout/address-part-fields.tsx'
import { addressFields, fieldsOfAddress } from '#app/features/checkout/checkout-fields.ts'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Select, Checkbox } from '#app/ui/field.tsx'
import type { Address } from '#contract/address.ts'

/** The destination: a saved address, or a new one that may be saved. */
export function DeliveryAddress({ checkout: { form, values } }: { checkout: Pick<Checkout, 'form' | 'values'> }) {
  const { t } = useI18n()
  const { data: saved = [] } = useQuery(addressesQuery())
  const countries = useQuery(countriesQuery())
  const choose = (id: string) => {
    const address = saved.find((one) => one.id === id)
    const before = saved.find((one) => one.id === values.savedAddress)
    const typedComment = values.comment === (before?.comment ?? '') ? '' : values.comment
    form.fill(() => (address ? fieldsOfAddress(address, typedComment) : { ...emptyAddress, comment: typedComment }))
  }
  /** What is changed is another address, and may be saved as such. */
  const ownField = (name: (typeof addressFields)[number]) => ({
    ...form.field(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      form.set(name, event.target.value)
      if (values.savedAddress) form.set('savedAddress', '')
    },
  })
  const country = ownField('countryCode')
  const rule = countries.data?.find(({ code }) => code === values.countryCode)?.address
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
        autoComplete="country"
        {...country}
        error={countries.isError ? t('checkout.delivery.placesFailed') : country.error}
        options={[
          { value: '', label: t('checkout.delivery.countryNone') },
          ...(countries.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <AddressPartFields rule={rule} postalCode={values.postalCode} fieldOf={ownField} />
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
