import { useQuery } from '@tanstack/react-query'
import { destinationsQuery, type StaffOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SegmentField, SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { postalCodeNames, stateNames } from '#contract/rules/address-names.ts'
import { type AddressPart, addressParts, type AddressRule, postalCodeHint } from '#contract/rules/address-rule.ts'

export type Destination = StaffOrder['destination']
type Props = { value: Destination; onChange: (value: Destination) => void; errorOf: (field: string) => string | null }

export function DestinationFields({ value, onChange, errorOf }: Props) {
  const { t } = useI18n()
  const lists = useQuery(destinationsQuery).data
  const set = (change: Partial<Destination>) => onChange({ ...value, ...change })
  const workshops = (lists?.workshops ?? []).filter(({ city_id: city }) => city === value.pickup_city_id)
  const rule = lists?.countries.find(({ code }) => code === value.country)?.address
  const parts = rule ? [...rule.parts, ...addressParts.filter((part) => value[part] && !rule.parts.includes(part))] : addressParts
  const labelOf = useAddressLabels(rule)
  const example = rule ? postalCodeHint(rule, value.postal_code ?? '') : null
  const hint = example === null ? undefined : t('orders.postalCodeForm', { example })
  const text = (name: AddressPart) => ({
    value: value[name] ?? '',
    onChange: (next: string) => set({ [name]: next }),
    error: errorOf(name) ?? errorOf(`destination.${name}`),
    autoComplete: 'off',
  })
  return (
    <div className="grid gap-4">
      <SegmentField
        label={t('orders.receiving')}
        value={value.delivery_method}
        onChange={(method) => set({ delivery_method: method === 'pickup' ? 'pickup' : 'delivery' })}
        options={[
          { value: 'pickup', label: t('orders.method.pickup') },
          { value: 'delivery', label: t('orders.method.delivery') },
        ]}
      />
      {value.delivery_method === 'pickup' ? (
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            label={t('orders.column.office')}
            value={String(value.pickup_city_id ?? '')}
            onChange={(id) => set({ pickup_city_id: id ? Number(id) : null, pickup_workshop_id: null })}
            options={[
              { value: '', label: t('form.choose') },
              ...(lists?.cities ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            error={errorOf('pickup_city_id') ?? errorOf('destination.pickup_city_id')}
          />
          {workshops.length > 0 && (
            <SelectField
              label={t('orders.workshop')}
              value={String(value.pickup_workshop_id ?? '')}
              onChange={(id) => set({ pickup_workshop_id: id ? Number(id) : null })}
              options={[{ value: '', label: '—' }, ...workshops.map(({ id, name }) => ({ value: String(id), label: name }))]}
            />
          )}
        </div>
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          <ComboboxField
            label={t('orders.country')}
            value={value.country ?? ''}
            onChange={(country) => set({ country })}
            options={(lists?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }))}
            error={errorOf('country') ?? errorOf('destination.country')}
          />
          {parts.map((part) => (
            <TextField key={part} label={labelOf(part)} help={part === 'postal_code' ? hint : undefined} {...text(part)} />
          ))}
        </div>
      )}
    </div>
  )
}

function useAddressLabels(rule: AddressRule | undefined): (part: AddressPart) => string {
  const { t, language } = useI18n()
  const names = {
    address_line1: t('orders.address1'),
    address_line2: t('orders.address2'),
    address_city: t('orders.city'),
    state: rule?.state_kind ? stateNames[rule.state_kind][language] : t('orders.state'),
    postal_code: rule?.postal_code ? postalCodeNames[rule.postal_code.kind][language] : t('orders.postalCode'),
  }
  return (part) => names[part]
}

export function destinationBody(value: Destination) {
  if (value.delivery_method === 'pickup')
    return {
      delivery_method: 'pickup',
      pickup_city_id: value.pickup_city_id ?? 0,
      ...(value.pickup_workshop_id ? { pickup_workshop_id: value.pickup_workshop_id } : {}),
    } as const
  return {
    delivery_method: 'delivery',
    country: value.country ?? '',
    state: value.state || null,
    address_city: value.address_city ?? '',
    postal_code: value.postal_code ?? '',
    address_line1: value.address_line1 ?? '',
    address_line2: value.address_line2 || null,
  } as const
}
