import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { useMapping } from '#backoffice/sections/pieces/import/use-mapping.ts'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { NumberField } from '#backoffice/ui/field/number-field.tsx'
import { kinds } from '#contract/piece.ts'
import { newStatuses } from '#contract/rules/staff/new-status.ts'
import { ownerships } from '#contract/rules/staff/piece-enums.ts'

type Props = { form: Pick<ReturnType<typeof useMapping>, 'wholeFile' | 'setWholeFile' | 'newStatus' | 'setNewStatus' | 'isTried'> }

export function WholeFileFields({ form }: Props) {
  const { t } = useI18n()
  const cities = useCities()
  const { wholeFile, setWholeFile, isTried } = form
  const { kind, city_id: cityId, consignor_share: share, isConsigned } = wholeFile
  const set = (changes: Partial<typeof wholeFile>) => setWholeFile({ ...wholeFile, ...changes })
  const fromRows = { value: '', label: t('importFile.fromRows') }
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-medium">{t('importFile.wholeFile')}</legend>
      <p className="mt-0.5 mb-3 text-12 text-stone">{t('importFile.wholeFileHelp')}</p>
      <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={t('importFile.kind')}
          value={kind ?? ''}
          onChange={(value) => set({ kind: kinds.find((each) => each === value) ?? null })}
          options={[fromRows, ...kinds.map((value) => ({ value, label: t(`pieces.kind.${value}`) }))]}
        />
        <SelectField
          label={t('importFile.office')}
          value={cityId === null ? '' : String(cityId)}
          onChange={(value) => set({ city_id: value ? Number(value) : null })}
          options={[fromRows, ...cities.options]}
        />
        <SelectField
          label={t('importFile.newStatus')}
          help={t('importFile.newStatusHelp')}
          value={form.newStatus}
          onChange={(word) => form.setNewStatus(newStatuses.find((status) => status === word) ?? 'draft')}
          options={newStatuses.map((status) => ({ value: status, label: t(`importFile.newStatuses.${status}`) }))}
        />
        <SelectField
          label={t('importFile.ownership')}
          value={isConsigned ? 'consignment' : 'own'}
          onChange={(value) => set({ isConsigned: value === 'consignment' })}
          options={ownerships.map((value) => ({ value, label: t(`importFile.ownerships.${value}`) }))}
        />
        {isConsigned && (
          <NumberField
            className="lg:col-start-4"
            label={t('importFile.share')}
            value={share === null ? null : String(share / 100)}
            onChange={(text) => set({ consignor_share: text === null ? null : Math.round(Number(text) * 100) })}
            error={isTried && share === null ? t('importFile.shareNeeded') : null}
          />
        )}
      </div>
    </fieldset>
  )
}
