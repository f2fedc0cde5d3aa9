import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type StoragePlace, placesQuery } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { StoredValues } from '#backoffice/features/record-form/stored-values.tsx'
import { useOptimisticLock } from '#backoffice/features/record-form/use-optimistic-lock.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { placeKinds } from '#contract/rules/staff/piece-enums.ts'

export function PlaceDialog({ place, onClose }: { place: StoragePlace | null; onClose: () => void }) {
  const { t } = useI18n()
  const cities = useCities()
  const [city, setCity] = useState(cities.options[0]?.value ?? '')
  const [kind, setKind] = useState<StoragePlace['kind']>(place?.kind ?? 'safe')
  const [nameRu, setNameRu] = useState(place?.name_ru ?? '')
  const [nameEn, setNameEn] = useState(place?.name_en ?? '')
  const seen = useOptimisticLock({ kind, name_ru: nameRu, name_en: nameEn })
  const { isBusy, failure, errorOf, run } = useWrite()
  const save = () =>
    run(async () => {
      const body = { kind, name_ru: nameRu.trim(), name_en: nameEn.trim() }
      const { action_id: actionId } = place
        ? await seen.guard(body, (was) => callStaff('PATCH /api/staff/places/:id/', { params: { id: place.id }, body: { ...body, was } }))
        : await callStaff('POST /api/staff/places/', { body: { ...body, city_id: Number(city) } })
      await queryClient.invalidateQueries({ queryKey: placesQuery.queryKey })
      showUndoToast(t(place ? 'places.changed' : 'places.added'), actionId)
      onClose()
    })
  const isSame = place && kind === place.kind && nameRu.trim() === place.name_ru && nameEn.trim() === place.name_en
  return (
    <FormDialog
      title={t(place ? 'places.change' : 'places.add')}
      isBusy={isBusy}
      isReady={nameRu.trim() !== '' && nameEn.trim() !== '' && !isSame}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {!place && <SelectField label={t('places.city')} value={city} onChange={setCity} options={cities.options} />}
      <SelectField
        label={t('places.kind')}
        value={kind}
        onChange={(value) => setKind(placeKinds.find((each) => each === value) ?? kind)}
        options={placeKinds.map((value) => ({ value, label: t(`places.kinds.${value}`) }))}
      />
      <TextField
        label={t('places.nameRu')}
        value={nameRu}
        onChange={setNameRu}
        maxLength={200}
        autoComplete="off"
        error={errorOf('name_ru')}
      />
      <TextField
        label={t('places.nameEn')}
        value={nameEn}
        onChange={setNameEn}
        maxLength={200}
        autoComplete="off"
        error={errorOf('name_en')}
      />
      <StoredValues values={seen.late && [t(`places.kinds.${seen.late.kind}`), seen.late.name_ru, seen.late.name_en]} />
    </FormDialog>
  )
}
