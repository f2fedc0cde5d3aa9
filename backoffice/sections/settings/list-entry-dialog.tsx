import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type ListEntry, listQuery } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'

type Props = { list: FacetGroup; entry: ListEntry; others: readonly ListEntry[]; onClose: () => void }

/** Renames an entry of a list, deletes it while nothing uses it, or merges it into another. */
export function ListEntryDialog({ list, entry, others, onClose }: Props) {
  const { t, language } = useI18n()
  const [names, setNames] = useState({ ru: entry.name_ru, en: entry.name_en })
  const { run, isBusy, firstError } = useWrite()
  const params = { list, id: entry.id }
  // brands and collections are called the same in both languages
  const hasOneName = list === 'brands' || list === 'collections'
  const label = t('lists.rename')
  const isSame = names.ru.trim() === entry.name_ru && names.en.trim() === entry.name_en
  const targets = others.filter(({ id, brand_id }) => id !== entry.id && brand_id === entry.brand_id)

  async function write(sentence: string, send: () => Promise<{ action_id: string }>) {
    const done = await run(send)
    if (!done) return
    await queryClient.invalidateQueries({ queryKey: listQuery(list).queryKey })
    void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.all })
    showDone(sentence, done.action_id)
    onClose()
  }
  const rename = () => {
    const body = hasOneName ? { name_en: names.en.trim() } : { name_ru: names.ru.trim(), name_en: names.en.trim() }
    return write(t('lists.renamed'), () => callStaff('PATCH /api/staff/lists/:list/:id/', { params, body }))
  }
  const remove = () => write(t('lists.deleted'), () => callStaff('DELETE /api/staff/lists/:list/:id/', { params }))
  const merge = (into: number) =>
    write(t('lists.merged'), () => callStaff('POST /api/staff/lists/:list/:id/merge/', { params, body: { into } }))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('lists.edit', { name: entry[`name_${language}`] })}
      actions={
        <>
          {entry.pieces === 0 && (
            <Button variant="quiet" aria-disabled={isBusy} onClick={() => void remove()}>
              {t('lists.delete')}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={isSame || !names.en.trim() || !names.ru.trim()}
            aria-disabled={isBusy}
            onClick={() => void rename()}
          >
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {hasOneName ? (
          <TextField label={label} value={names.en} onChange={(en) => setNames({ ru: en, en })} maxLength={200} />
        ) : (
          <LanguagePair
            label={label}
            ru={{ value: names.ru, onChange: (ru) => setNames({ ...names, ru }) }}
            en={{ value: names.en, onChange: (en) => setNames({ ...names, en }) }}
          />
        )}
        {targets.length > 0 && <Merge targets={targets} isBusy={isBusy} onMerge={(into) => void merge(into)} />}
        <FailureLine text={firstError} />
      </div>
    </Dialog>
  )
}

type MergeProps = { targets: readonly ListEntry[]; isBusy: boolean; onMerge: (into: number) => void }

/** The entry that takes over the pieces of this one. */
function Merge({ targets, isBusy, onMerge }: MergeProps) {
  const { t, language } = useI18n()
  const [into, setInto] = useState('')
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-hairline pt-4">
      <ComboboxField
        className="min-w-0 grow"
        label={t('lists.merge')}
        help={t('lists.mergeText')}
        value={into}
        onChange={setInto}
        options={targets.map((each) => ({ value: String(each.id), label: each[`name_${language}`] }))}
      />
      <Button disabled={!into} aria-disabled={isBusy} onClick={() => onMerge(Number(into))}>
        {t('lists.mergeDo')}
      </Button>
    </div>
  )
}
