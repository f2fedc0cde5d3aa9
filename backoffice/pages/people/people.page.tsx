import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import type { ListedPerson, PersonCounts, PersonTags } from '#backoffice/client/people.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PersonCard, usePeopleColumns, usePersonName } from '#backoffice/sections/people/use-people-columns.tsx'
import { DataList } from '#backoffice/ui/data-list/data-list.tsx'
import { EmptyList } from '#backoffice/ui/empty-list.tsx'
import { FilterBar } from '#backoffice/ui/filter-bar.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { UrlTabs, useUrlTab } from '#backoffice/ui/tabs.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { personOrderings, personSegments } from '#contract/rules/staff/person-enums.ts'

export default function PeoplePage() {
  const { t } = useI18n()
  const columns = usePeopleColumns()
  const nameOf = usePersonName()
  const may = useMay()
  const { get } = useUrlState()
  const [counts, setCounts] = useState<PersonCounts>()
  const [tags, setTags] = useState<PersonTags>([])
  const tabs = personSegments
    .filter((segment) => segment !== 'consignors' || may('piece.cost'))
    .map((segment) => ({ key: segment, label: t(`people.segments.${segment}`), count: counts?.[segment] ?? 0 }))
  const chosen = useUrlTab(tabs, 'segment')
  const query = {
    segment: personSegments.find((segment) => segment === chosen) ?? 'all',
    ordering: personOrderings.find((ordering) => ordering === get('ordering')) ?? 'last',
    tags: get('tags') || undefined,
    search: get('search') || undefined,
  }
  const rows = useListPages<ListedPerson>(queryKeys.people.list(query), async ({ page, page_size, signal }) => {
    const found = await callStaff('GET /api/staff/people/', { query: { ...query, page, page_size }, signal })
    setCounts(found.counts)
    setTags(found.tags)
    return found
  })
  const orderings = personOrderings.filter((value) => value !== 'last').map((value) => ({ value, label: t(`people.orderings.${value}`) }))
  const tagOptions = tags.map(({ tag, people }) => ({ value: tag, label: `${tag} (${people})` }))
  return (
    <Page
      title={t('people.title')}
      bar={
        <>
          <FilterBar
            searchLabel={t('people.searchLabel')}
            filters={[
              ...(tags.length || get('tags') ? [{ name: 'tags', label: t('people.tagsFilter'), options: tagOptions }] : []),
              { name: 'ordering', label: t('people.ordering'), options: orderings },
            ]}
          />
          <UrlTabs tabs={tabs} label={t('people.segmentsLabel')} name="segment" />
        </>
      }
    >
      <DataList
        label={t('people.title')}
        rows={rows}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={nameOf}
        rowPath={({ id }) => paths.person(id)}
        card={(person) => <PersonCard person={person} />}
        empty={<EmptyList title={t('people.empty')} text={t('people.emptyText')} />}
      />
    </Page>
  )
}
