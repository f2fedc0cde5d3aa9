import { useState } from 'react'
import type { BrandRecord, StaffCollection } from '#backoffice/client/brands.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { CollectionDialog } from '#backoffice/sections/content/brands/collection-dialog.tsx'
import { AddEntryButton } from '#backoffice/sections/pieces/piece/entry-field.tsx'
import { EntryRows } from '#backoffice/sections/settings/entry-rows.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

export function CollectionsPanel({ brand: { id, collections } }: { brand: BrandRecord }) {
  const { t } = useI18n()
  const [edited, setEdited] = useState<StaffCollection | null>(null)
  const entries = collections.map((each) => ({ ...each, name_ru: each.name, name_en: each.name }))
  return (
    <Panel
      title={t('lists.names.collections')}
      actions={
        <AddEntryButton
          list="collections"
          brandId={id}
          label={t('lists.names.collections')}
          onAdded={() => void queryClient.invalidateQueries({ queryKey: queryKeys.brands.all })}
        />
      }
    >
      <EntryRows
        entries={entries}
        none={t('lists.none')}
        editLabel={(name) => t('lists.edit', { name })}
        detailOf={({ pieces, spellings }) =>
          [
            spellings.length > 0 && t('brands.words', { count: spellings.length }),
            pieces ? t('lists.pieces', { count: pieces }) : t('lists.unused'),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        onEdit={setEdited}
      />
      {edited && (
        <CollectionDialog
          collection={edited}
          others={collections.filter((each) => each.id !== edited.id)}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  )
}
