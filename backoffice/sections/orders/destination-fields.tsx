import { useQuery } from '@tanstack/react-query'
import { destinationsQuery, type StaffOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SegmentField, SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'

export type Destination = StaffOrder['destination']
type Props = { value: Destination; onChange: (value: Destination) => void; errorOf: (field: string) => string | null }

/** Where an order goes: an office with its workshop, or an address. */
export function DestinationFields({ value, onChange, errorOf }: Props) {
  const { t } = useI18n()
  const lists = useQuery(destinationsQuery).data
  const set = (change: Partial<Destination>) => onChange({ ...value, ...change })
  const workshops = (lists?.workshops ?? []).filter(({ city_id: city }) => city === value.pickup_city_id)
  const text = (name: 'state' | 'address_city' | 'postal_code' | 'address_line1' | 'address_line2') => ({
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
          <TextField label={t('orders.state')} {...text('state')} />
          <TextField label={t('orders.city')} {...text('address_city')} />
          <TextField label={t('orders.postalCode')} {...text('postal_code')} />
          <TextField label={t('orders.address1')} {...text('address_line1')} />
          <TextField label={t('orders.address2')} {...text('address_line2')} />
        </div>
      )}
    </div>
  )
}

/** The same as the API takes it. */
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
