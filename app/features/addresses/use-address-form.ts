import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addAddress, addressesQuery, changeAddress, countriesQuery } from '#app/client/addresses.ts'
import { ApiError, errorText } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import {
  type AddressField,
  type AddressValues,
  addressBody,
  addressProblems,
  emptyAddress,
  valuesOf,
} from '#app/features/addresses/address-values.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { writeDraft } from '#app/ui/form-draft.ts'
import { toast } from '#app/ui/toast.ts'
import { useForm } from '#app/ui/use-form.ts'
import type { Address } from '#contract/address.ts'

export const newAddressDraft = 'address'

export function useAddressForm(address: Address | null, onDone: () => void) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const { data: countries } = useQuery(countriesQuery())
  const countryOf = ({ mode, country }: Record<AddressField, string>) =>
    mode === 'international' ? countries?.find(({ code }) => code === country.trim().toUpperCase()) : undefined
  // a separate key keeps the draft of a new address while another address is edited
  const draftKey = address ? `${newAddressDraft}-${address.id}` : newAddressDraft
  const drop = () => writeDraft(draftKey, {})
  const form = useForm<AddressField, Address>({
    initial: address ? valuesOf(address) : emptyAddress,
    draftKey,
    // a form for a saved address always starts with the saved values, never with a draft
    undrafted: address ? fields : [],
    check: (values) =>
      Object.fromEntries(
        Object.entries(addressProblems(asAddressValues(values), countryOf(values))).map(([field, problem]) => [
          field,
          t(`profile.addresses.wrong.${problem}`),
        ]),
      ),
    send: async (values) => {
      const body = addressBody(asAddressValues(values), countryOf(values))
      const saved = address ? await changeAddress(callApi, address.id, body) : await addAddress(callApi, body)
      queries.setQueryData(addressesQuery().queryKey, (known: Address[] = []) =>
        address ? known.map((one) => (one.id === saved.id ? saved : one)) : [saved, ...known],
      )
      drop()
      toast.success(t('profile.addresses.saved'))
      onDone()
      return saved
    },
    explain: (error) => {
      if (!(error instanceof ApiError)) return { text: t('profile.addresses.saveFailed') }
      const errors = Object.fromEntries(Object.entries(error.errors).map(([field, messages]) => [field, messages.join(' ')]))
      return { text: errorText(error, t('profile.addresses.saveFailed')), errors }
    },
  })
  return { ...form, drop, country: countryOf(form.values) }
}

const fields: readonly AddressField[] = [
  'mode',
  'city',
  'city_text',
  'state',
  'country',
  'postal_code',
  'address_line1',
  'address_line2',
  'comment',
]
const asAddressValues = (values: Record<AddressField, string>): AddressValues => values
