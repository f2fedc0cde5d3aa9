import { finishBrand, readSpellings, type StaffCollection } from '#backoffice/client/brands.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { NameFields, readNames, type TypedNames } from '#backoffice/sections/content/brands/name-fields.tsx'
import { SearchTrial } from '#backoffice/sections/content/brands/search-trial.tsx'
import { MergeEntry } from '#backoffice/sections/settings/merge-entry.tsx'
import { DeleteButton, FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

type Props = { collection: StaffCollection; others: readonly StaffCollection[]; onClose: () => void }

export function CollectionDialog({ collection, others, onClose }: Props) {
  const { t } = useI18n()
  const { id, version } = collection
  const current: TypedNames = { name: collection.name, spellings: collection.spellings.join('\n') }
  const form = useTypedForm<TypedNames>({ kind: 'collection', id, current, restore: 'on request' })
  const { close, guard } = useCloseGuard({ isDirty: form.isDirty, onClose })
  const { run, isBusy, failure, errorOf } = useWrite()
  const entry = { list: 'collections' as const, id }
  const write = (sentence: string, send: () => Promise<{ action_id: string }>) =>
    run(async () => {
      const { action_id: action } = await send()
      form.drop()
      await finishBrand(sentence, action)
      onClose()
    })
  const body = { version, name: form.values.name, spellings: readSpellings(form.values.spellings) }
  return (
    <FormDialog
      title={t('lists.edit', { name: collection.name })}
      width="md:w-[760px]"
      isBusy={isBusy}
      failure={failure}
      onSubmit={() =>
        void write(t('brands.collectionSaved'), () => callStaff('PATCH /api/staff/collections/:id/', { params: { id }, body }))
      }
      aside={
        collection.pieces === 0 && (
          <DeleteButton
            isBusy={isBusy}
            onDelete={() => void write(t('lists.deleted'), () => callStaff('DELETE /api/staff/lists/:list/:id/', { params: entry }))}
          />
        )
      }
      onClose={close}
    >
      <DraftNotice form={form} />
      <NameFields values={form.values} onChange={form.change} errorOf={errorOf} />
      <SearchTrial collection={readNames(id, form.values)} />
      {others.length > 0 && (
        <div className="border-t border-hairline pt-4">
          <MergeEntry
            targets={others}
            isBusy={isBusy}
            onMerge={(into) =>
              void write(t('lists.merged'), () => callStaff('POST /api/staff/lists/:list/:id/merge/', { params: entry, body: { into } }))
            }
          />
        </div>
      )}
      {guard}
    </FormDialog>
  )
}
