import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListEntry, listQuery } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { AddEntryButton } from '#backoffice/sections/pieces/piece/entry-field.tsx'
import { EntryRows } from '#backoffice/sections/settings/entry-rows.tsx'
import { ListEntryDialog } from '#backoffice/sections/settings/list-entry-dialog.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { facetDefinitions, type FacetGroup } from '#contract/rules/filter-definitions.ts'

// offices have a page of their own
const lists = facetDefinitions.map(({ group }) => group).filter((group) => group !== 'cities')

export default function ListsPage() {
  const { t, language } = useI18n()
  const { get, set } = useUrlState()
  const list: FacetGroup = lists.find((each) => each === get('list')) ?? 'brands'
  const { data, error, refetch } = useQuery(listQuery(list))
  const [edited, setEdited] = useState<ListEntry | null>(null)
  const nameOf = (entry: ListEntry) => entry[`name_${language}`]
  const entries = (data?.results ?? []).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language))
  return (
    <SettingsPage title={t('lists.title')}>
      <div className="mx-auto grid max-w-[720px] gap-5 p-5 max-md:p-4">
        <p className="text-13 text-stone">{t('lists.text')}</p>
        <SelectField
          label={t('lists.choose')}
          value={list}
          onChange={(value) => set({ list: value === 'brands' ? null : value })}
          options={lists.map((value) => ({ value, label: t(`lists.names.${value}`) }))}
        />
        {!data && <LoadingOrFailed error={error} refetch={refetch} count={6} />}
        {data && (
          <Panel
            title={t(`lists.names.${list}`)}
            actions={
              // collections are added on the page of their brand
              list !== 'collections' && <AddEntryButton list={list} label={t(`lists.names.${list}`)} onAdded={() => void refetch()} />
            }
          >
            <EntryRows
              entries={entries}
              none={t('lists.none')}
              editLabel={(name) => t('lists.edit', { name })}
              detailOf={({ pieces }) => (pieces ? t('lists.pieces', { count: pieces }) : t('lists.unused'))}
              onEdit={setEdited}
            />
          </Panel>
        )}
      </div>
      {edited && <ListEntryDialog list={list} entry={edited} others={entries} onClose={() => setEdited(null)} />}
    </SettingsPage>
  )
}
