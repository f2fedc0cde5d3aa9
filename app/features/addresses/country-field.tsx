import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { countriesQuery } from '#app/client/addresses.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Select, Field } from '#app/ui/field.tsx'

type Props = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}

/** Selects a country by name. If the list failed to load, a text field takes the two-letter code instead. */
export function CountryField({ value, ...field }: Props) {
  const { t } = useI18n()
  const { data: countries, isError } = useQuery(countriesQuery())
  const label = t('profile.addresses.country')
  if (isError)
    return (
      <Field
        label={label}
        help={t('profile.addresses.countryHelp')}
        autoComplete="country"
        maxLength={2}
        className="uppercase placeholder:normal-case sm:col-span-2"
        value={value}
        {...field}
      />
    )
  const known = countries?.map(({ code, name }) => ({ value: code, label: name })) ?? []
  const isMissing = value !== '' && !known.some((option) => option.value === value)
  const options = [{ value: '', label: t('profile.addresses.chooseCountry') }, ...(isMissing ? [{ value, label: value }] : []), ...known]
  return <Select label={label} options={options} autoComplete="country" value={value} className="sm:col-span-2" {...field} />
}
