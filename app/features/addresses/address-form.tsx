import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { citiesQuery } from '#app/client/addresses.ts'
import { CountryField } from '#app/features/addresses/country-field.tsx'
import { ModeSwitch } from '#app/features/addresses/mode-switch.tsx'
import { useAddressForm } from '#app/features/addresses/use-address-form.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select, Field, TextArea } from '#app/ui/field.tsx'
import type { Address } from '#contract/address.ts'
import { limits } from '#contract/limits.ts'

type Props = { address: Address | null; onDone: () => void; onCancel: () => void }
type Form = ReturnType<typeof useAddressForm>

/** A new address, or one that is changed, in either mode. */
export function AddressForm({ address, onDone, onCancel }: Props) {
  const { t } = useI18n()
  const id = useId()
  const form = useAddressForm(address, onDone)
  const isSending = form.state === 'sending'
  const isLocal = form.field('mode').value === 'local'
  const optional = t('profile.optional')
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
      {isLocal ? <CityOfList form={form} /> : <Elsewhere form={form} />}
      <Field
        label={t('profile.addresses.line1')}
        className="sm:col-span-2"
        autoComplete="address-line1"
        maxLength={limits.addressLineMaxChars}
        {...form.field('address_line1')}
      />
      <Field
        label={t('profile.addresses.line2')}
        optional={optional}
        autoComplete="address-line2"
        maxLength={limits.addressLineMaxChars}
        {...form.field('address_line2')}
      />
      <Field
        label={t('profile.addresses.postalCode')}
        optional={optional}
        autoComplete="postal-code"
        maxLength={limits.postalCodeMaxChars}
        {...form.field('postal_code')}
      />
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

function Elsewhere({ form }: { form: Form }) {
  const { t } = useI18n()
  return (
    <>
      <CountryField {...form.field('country')} />
      <Field
        label={t('profile.addresses.state')}
        optional={t('profile.optional')}
        autoComplete="address-level1"
        maxLength={limits.addressLineMaxChars}
        {...form.field('state')}
      />
      <Field
        label={t('profile.addresses.city')}
        className="sm:col-span-2"
        autoComplete="address-level2"
        maxLength={limits.addressLineMaxChars}
        {...form.field('city_text')}
      />
    </>
  )
}
