import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { citiesQuery } from '#app/client/addresses.ts'
import { fieldOfPart, requiredParts } from '#app/features/addresses/address-values.ts'
import { CountryField } from '#app/features/addresses/country-field.tsx'
import { ModeSwitch } from '#app/features/addresses/mode-switch.tsx'
import { useAddressForm } from '#app/features/addresses/use-address-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useAddressFields } from '#app/i18n/use-address-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextArea } from '#app/ui/field.tsx'
import type { Address } from '#contract/address.ts'
import { limits } from '#contract/limits.ts'
import type { AddressRule } from '#contract/rules/address-rule.ts'

type Props = { address: Address | null; onDone: () => void; onCancel: () => void }
type Form = ReturnType<typeof useAddressForm>

const inCity: AddressRule = {
  parts: ['address_line1', 'address_line2', 'postal_code'],
  required: ['address_line1'],
  state_kind: null,
  postal_code: null,
}

export function AddressForm({ address, onDone, onCancel }: Props) {
  const { t } = useI18n()
  const id = useId()
  const form = useAddressForm(address, onDone)
  const isSending = form.state === 'sending'
  const isLocal = form.field('mode').value === 'local'
  const optional = t('profile.optional')
  const fields = useAddressFields({
    rule: isLocal ? inCity : form.country?.address,
    required: requiredParts(form.country?.address),
    postalCode: form.value('postal_code'),
  })
  const cancel = () => {
    form.drop()
    onCancel()
  }
  return (
    <form noValidate aria-labelledby={id} onSubmit={(event) => void form.submit(event)} className="grid gap-5 py-6 sm:grid-cols-2">
      <h3 id={id} className="text-17 font-medium sm:col-span-2">
        {t(address ? 'profile.addresses.change' : 'profile.addresses.new')}
      </h3>
      <ModeSwitch value={form.field('mode').value} onChoose={(mode) => form.set('mode', mode)} />
      {isLocal ? <CityOfList form={form} /> : <CountryField {...form.field('country')} />}
      {fields.map(({ part, props }) => (
        <Field key={part} {...props} {...form.field(fieldOfPart[part])} />
      ))}
      <TextArea
        label={t('profile.addresses.comment')}
        optional={optional}
        className="sm:col-span-2"
        rows={2}
        maxLength={limits.addressCommentMaxChars}
        {...form.field('comment')}
      />
      {form.failure && (
        <p role="alert" className="border-l-2 border-oxblood pl-4 text-oxblood sm:col-span-2">
          {form.failure}
        </p>
      )}
      <div className="flex flex-wrap gap-4 pt-2 sm:col-span-2">
        <Button type="submit" aria-disabled={isSending} className="aria-disabled:opacity-45">
          {isSending ? t('profile.saving') : t('profile.addresses.save')}
        </Button>
        <Button variant="secondary" onClick={cancel}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}

function CityOfList({ form }: { form: Form }) {
  const { t } = useI18n()
  const { data: cities = [] } = useQuery(citiesQuery())
  const options = [
    { value: '', label: t('profile.addresses.chooseCity') },
    ...cities.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return <Select label={t('profile.addresses.city')} options={options} className="sm:col-span-2" {...form.field('city')} />
}
