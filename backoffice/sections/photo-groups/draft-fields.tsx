import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ChoiceLine } from '#backoffice/sections/photo-groups/choice-line.tsx'
import { Chosen } from '#backoffice/sections/photo-groups/chosen.tsx'
import type { GroupTarget } from '#backoffice/sections/photo-groups/group-photos.ts'
import { OfficeField, useOwnOffice } from '#backoffice/sections/pieces/office-field.tsx'
import { EntryField } from '#backoffice/sections/pieces/piece/entry-field.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { kinds } from '#contract/rules/piece-kinds.ts'
import { isReferenceLike } from '#contract/rules/staff/reference-like.ts'

type Target = Extract<GroupTarget, { kind: 'draft' }>
type Props = { target: Target; isTried: boolean; onChange: (target: GroupTarget) => void }

const shownMax = 4

export function DraftFields({ target, isTried, onChange }: Props) {
  const { t } = useI18n()
  const [ownOffice, setOwnOffice] = useOwnOffice()
  const q = useDeferredValue(target.model.trim())
  const { data } = useQuery({
    queryKey: queryKeys.pieces.references(q),
    queryFn: ({ signal }) => callStaff('GET /api/staff/references/', { query: { q }, signal }),
    enabled: q.length > 1 && !target.earlier,
    placeholderData: keepPreviousData,
  })
  const change = (part: Partial<Target>) => onChange({ ...target, city: target.city ?? ownOffice, ...part })
  const office = (
    <OfficeField
      value={target.city ?? ownOffice}
      onChange={(city) => {
        setOwnOffice(city)
        change({ city })
      }}
    />
  )
  if (target.earlier)
    return (
      <>
        <Chosen text={t('photoGroups.basedOn', { label: target.earlier.label })} onChange={() => change({ earlier: null })} />
        {office}
      </>
    )
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
        <EntryField
          list="brands"
          label={t('pieces.create.brand')}
          value={target.brand ? Number(target.brand) : null}
          onChange={(brand) => change({ brand: String(brand ?? '') })}
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
        {isReferenceLike(target.model) && (
          <TextField
            label={t('pieces.create.model')}
            help={t('photoGroups.isReference', { reference: target.model.trim() })}
            value={target.name ?? ''}
            onChange={(name) => change({ name })}
            maxLength={200}
            autoComplete="off"
            error={wrong(!target.name?.trim())}
          />
        )}
        {office}
      </div>
      {earlier.length > 0 && <EarlierChoice earlier={earlier} onChoose={(chosen) => change({ earlier: chosen })} />}
    </div>
  )
}

type ChoiceProps = {
  earlier: readonly { id: number; label: string; reference: string | null }[]
  onChoose: (chosen: { id: number; label: string }) => void
}

function EarlierChoice({ earlier, onChoose }: ChoiceProps) {
  const { t } = useI18n()
  return (
    <div>
      <p className="text-12 text-stone">{t('photoGroups.earlier')}</p>
      <ul aria-label={t('photoGroups.earlier')} className="border-t border-hairline">
        {earlier.map(({ id, label, reference }) => (
          <ChoiceLine
            key={id}
            text={[label, label.includes(reference ?? '') ? null : reference].filter(Boolean).join(' · ')}
            onChoose={() => onChoose({ id, label })}
          />
        ))}
      </ul>
    </div>
  )
}
