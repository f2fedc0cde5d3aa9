import { useQuery } from '@tanstack/react-query'
import { placesQuery, tagsQuery } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BulkFactFields } from '#backoffice/sections/pieces/bulk/bulk-fact-fields.tsx'
import { type BulkFieldsProps, bulkWhats } from '#backoffice/sections/pieces/bulk/bulk-form.ts'
import { BulkPriceFields } from '#backoffice/sections/pieces/bulk/bulk-price-fields.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { SegmentField, SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { moveReasons } from '#contract/rules/staff/piece-enums.ts'

export function BulkFields(props: BulkFieldsProps) {
  const { t } = useI18n()
  const may = useMay()
  const { form, onChange } = props
  const options = bulkWhats.filter(({ permission }) => may(permission)).map(({ what }) => ({ value: what, label: t(`bulk.whats.${what}`) }))
  return (
    <>
      <SelectField
        label={t('bulk.what')}
        value={form.what}
        onChange={(value) => onChange({ what: options.find((each) => each.value === value)?.value ?? form.what })}
        options={options}
      />
      {form.what === 'price' && <BulkPriceFields {...props} />}
      {form.what === 'set' && <BulkFactFields {...props} />}
      {form.what === 'tag' && <TagFields {...props} />}
      {form.what === 'publish' && (
        <SegmentField
          label={t('pieces.publish.as')}
          value={form.as}
          onChange={(value) => onChange({ as: value === 'incoming' ? 'incoming' : 'available' })}
          options={(['available', 'incoming'] as const).map((value) => ({ value, label: t(`pieces.publish.${value}`) }))}
        />
      )}
      {form.what === 'withdraw' && <p className="text-stone">{t('bulk.withdrawText')}</p>}
      {form.what === 'place' && <PlaceField {...props} />}
      {form.what === 'move' && <MoveFields {...props} />}
    </>
  )
}

function TagFields({ form, onChange, isTried }: BulkFieldsProps) {
  const { t } = useI18n()
  const used = useQuery(tagsQuery).data?.results ?? []
  return (
    <>
      <SegmentField
        label={t('pieceParts.tags.label')}
        value={form.entries === 'remove' ? 'remove' : 'add'}
        onChange={(value) => onChange({ entries: value === 'remove' ? 'remove' : 'add' })}
        options={(['add', 'remove'] as const).map((value) => ({ value, label: t(`bulk.entries.${value}`) }))}
      />
      <TextField
        label={t('pieceParts.tags.which')}
        help={used.length ? t('pieceParts.tags.used', { tags: used.map(({ tag }) => tag).join(', ') }) : undefined}
        value={form.tags}
        onChange={(tags) => onChange({ tags })}
        placeholder={t('pieceParts.tags.example')}
        autoComplete="off"
        error={isTried && !form.tags.trim() ? t('form.required') : null}
      />
    </>
  )
}

function PlaceField({ form, onChange }: BulkFieldsProps) {
  const { t, language } = useI18n()
  const cities = useCities()
  const places = useQuery(placesQuery).data?.results ?? []
  const options = places.map((place) => ({
    value: String(place.id),
    label: `${cities.nameOf(place.city_id)}, ${place[`name_${language}`]}`,
  }))
  return (
    <SelectField
      label={t('pieceParts.place.label')}
      value={form.placeId}
      onChange={(placeId) => onChange({ placeId })}
      options={[{ value: '', label: t('bulk.noPlace') }, ...options]}
    />
  )
}

function MoveFields({ form, onChange, isTried }: BulkFieldsProps) {
  const { t } = useI18n()
  const { options } = useCities()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        label={t('pieceParts.move.to')}
        value={form.cityId}
        onChange={(cityId) => onChange({ cityId })}
        options={[{ value: '', label: t('form.choose') }, ...options]}
        error={isTried && !form.cityId ? t('form.required') : null}
      />
      <SelectField
        label={t('pieceParts.move.reason')}
        value={form.moveReason}
        onChange={(value) => onChange({ moveReason: moveReasons.find((each) => each === value) ?? 'stock' })}
        options={moveReasons.map((value) => ({ value, label: t(`pieceParts.move.reasons.${value}`) }))}
      />
    </div>
  )
}
