import { useState } from 'react'
import { callStaff, reasonOf } from '#backoffice/client/call-staff.ts'
import { listQuery } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { OfficeField, useOwnOffice } from '#backoffice/sections/pieces/office-field.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'

type Props = { list: FacetGroup; title: string; brandId: number; onClose: () => void; onAdded: (id: number) => void }

export function AddEntryDialog({ list, title, brandId, onClose, onAdded }: Props) {
  const { t } = useI18n()
  const [ownOffice] = useOwnOffice()
  const [cityId, setCityId] = useState(ownOffice)
  const [names, setNames] = useState({ ru: '', en: '' })
  const [isMeant, setMeant] = useState(false)
  const [isNear, setNear] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // a brand or collection has the same name in both languages
  const hasOneName = list === 'brands' || list === 'collections'
  const save = async () => {
    const name_en = names.en.trim()
    const name_ru = hasOneName ? name_en : names.ru.trim()
    if (!name_en || !name_ru) return setFailure(t('form.required'))
    try {
      const of = list === 'collections' ? { brand_id: brandId } : {}
      const at = list === 'workshops' ? { city_id: cityId } : {}
      const body = { name_ru, name_en, is_meant: isMeant, ...of, ...at }
      const added = await callStaff('POST /api/staff/lists/:list/', { params: { list }, body })
      await queryClient.invalidateQueries({ queryKey: listQuery(list).queryKey })
      showUndoToast(t('piece.done.list', { name: name_en }), added.action_id)
      onAdded(added.id)
    } catch (error) {
      setNear(reasonOf(error) === 'list-name-near')
      setFailure(sentenceOf(error, t('common.actionFailed')))
    }
  }
  return (
    <FormDialog
      title={t('pieces.list.title', { name: title })}
      submitLabel={t('common.add')}
      isBusy={false}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {hasOneName ? (
        <TextField label={title} value={names.en} onChange={(en) => setNames({ ru: en, en })} />
      ) : (
        <LanguagePair
          label={title}
          ru={{ value: names.ru, onChange: (ru) => setNames({ ...names, ru }) }}
          en={{ value: names.en, onChange: (en) => setNames({ ...names, en }) }}
        />
      )}
      {list === 'workshops' && <OfficeField value={cityId} onChange={setCityId} />}
      {isNear && (
        <TickField checked={isMeant} onChange={setMeant}>
          {t('pieces.list.meant')}
        </TickField>
      )}
    </FormDialog>
  )
}
