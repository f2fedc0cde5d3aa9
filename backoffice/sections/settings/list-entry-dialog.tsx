import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type ListEntry, listQuery } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { StoredValues } from '#backoffice/features/record-form/stored-values.tsx'
import { useOptimisticLock } from '#backoffice/features/record-form/use-optimistic-lock.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { MergeEntry } from '#backoffice/sections/settings/merge-entry.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'

type Props = { list: FacetGroup; entry: ListEntry; others: readonly ListEntry[]; onClose: () => void }

export function ListEntryDialog({ list, entry, others, onClose }: Props) {
  const { t, language } = useI18n()
  const [names, setNames] = useState({ ru: entry.name_ru, en: entry.name_en })
  const seen = useOptimisticLock({ name_ru: entry.name_ru, name_en: entry.name_en })
  const { run, isBusy, firstError } = useWrite()
  const params = { list, id: entry.id }
  // a brand or collection has the same name in both languages
  const hasOneName = list === 'brands' || list === 'collections'
  const label = t('lists.rename')
  const isSame = names.ru.trim() === entry.name_ru && names.en.trim() === entry.name_en
  const targets = others.filter(({ id, brand_id }) => id !== entry.id && brand_id === entry.brand_id)

  async function write(sentence: string, send: () => Promise<{ action_id: string }>) {
    const done = await run(send)
    if (!done) return
    await queryClient.invalidateQueries({ queryKey: listQuery(list).queryKey })
    void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.all })
    showUndoToast(sentence, done.action_id)
    onClose()
  }
  const rename = () => {
    const typed = { name_ru: hasOneName ? seen.was.name_ru : names.ru.trim(), name_en: names.en.trim() }
    const body = hasOneName ? { name_en: typed.name_en } : typed
    return write(t('lists.renamed'), () =>
      seen.guard(typed, (was) => callStaff('PATCH /api/staff/lists/:list/:id/', { params, body: { ...body, was } })),
    )
  }
  const remove = () => write(t('lists.deleted'), () => callStaff('DELETE /api/staff/lists/:list/:id/', { params }))
  const merge = (into: number) =>
    write(t('lists.merged'), () => callStaff('POST /api/staff/lists/:list/:id/merge/', { params, body: { into } }))
  return (
    <FormDialog
      title={t('lists.edit', { name: entry[`name_${language}`] })}
      isBusy={isBusy}
      isReady={!isSame && names.en.trim() !== '' && names.ru.trim() !== ''}
      failure={firstError}
      onSubmit={() => void rename()}
      onClose={onClose}
      aside={entry.pieces === 0 && <DeleteButton isBusy={isBusy} label={t('lists.delete')} onDelete={() => void remove()} />}
    >
      {hasOneName ? (
        <TextField label={label} value={names.en} onChange={(en) => setNames({ ru: en, en })} maxLength={200} />
      ) : (
        <LanguagePair
          label={label}
          ru={{ value: names.ru, onChange: (ru) => setNames({ ...names, ru }) }}
          en={{ value: names.en, onChange: (en) => setNames({ ...names, en }) }}
        />
      )}
      <StoredValues values={seen.late && Object.values(seen.late)} />
      {targets.length > 0 && (
        <div className="border-t border-hairline pt-4">
          <MergeEntry
            targets={targets.map((each) => ({ id: each.id, name: each[`name_${language}`] }))}
            isBusy={isBusy}
            onMerge={(into) => void merge(into)}
          />
        </div>
      )}
    </FormDialog>
  )
}
