import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { useListEntries } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ChoiceLine } from '#backoffice/sections/photo-groups/choice-line.tsx'
import { Chosen } from '#backoffice/sections/photo-groups/chosen.tsx'
import type { GroupTarget } from '#backoffice/sections/photo-groups/group-photos.ts'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { kinds } from '#contract/piece.ts'

type Target = Extract<GroupTarget, { kind: 'draft' }>
type Props = { target: Target; isTried: boolean; onChange: (target: GroupTarget) => void }

const shownMax = 4

/** A draft of kind, brand and model, or of an earlier piece that the model or reference finds. */
export function DraftFields({ target, isTried, onChange }: Props) {
  const { t } = useI18n()
  const brands = useListEntries('brands')
  const q = useDeferredValue(target.model.trim())
  const { data } = useQuery({
    queryKey: ['piece', 'references', q],
    queryFn: ({ signal }) => callStaff('GET /api/staff/references/', { query: { q }, signal }),
    enabled: q.length > 1 && !target.earlier,
    placeholderData: keepPreviousData,
  })
  const change = (part: Partial<Target>) => onChange({ ...target, ...part })
  if (target.earlier)
    return <Chosen text={t('photoGroups.basedOn', { label: target.earlier.label })} onChange={() => change({ earlier: null })} />
  const earlier = q.length > 1 ? (data?.results ?? []).slice(0, shownMax) : []
  const wrong = (isMissing: boolean) => (isTried && isMissing ? t('form.required') : null)
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[120px_minmax(0,1fr)_minmax(0,1.4fr)]">
        <SelectField
          label={t('pieces.create.kind')}
          value={target.of}
          onChange={(value) => change({ of: kinds.find((each) => each === value) ?? 'watch' })}
          options={kinds.map((value) => ({ value, label: t(`pieces.kind.${value}`) }))}
        />
        <ComboboxField
          label={t('pieces.create.brand')}
          value={target.brand}
          onChange={(brand) => change({ brand })}
          options={brands.map(({ id, name_en }) => ({ value: String(id), label: name_en }))}
          error={wrong(!target.brand)}
        />
        <TextField
          className="max-lg:col-span-2"
          label={t('photoGroups.model')}
          value={target.model}
          onChange={(model) => change({ model })}
          maxLength={200}
          autoComplete="off"
          error={wrong(!target.model.trim())}
        />
      </div>
      {earlier.length > 0 && (
        <div>
          <p className="text-12 text-stone">{t('photoGroups.earlier')}</p>
          <ul aria-label={t('photoGroups.earlier')} className="border-t border-hairline">
            {earlier.map(({ id, label, reference }) => (
              <ChoiceLine
                key={id}
                text={[label, label.includes(reference ?? '') ? null : reference].filter(Boolean).join(' · ')}
                onChoose={() => change({ earlier: { id, label } })}
              />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
