import { Plus } from 'lucide-react'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import type { Promo } from '#backoffice/client/promos.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ContentPage } from '#backoffice/sections/content/content-page.tsx'
import { MakePromosDialog } from '#backoffice/sections/content/make-promos-dialog.tsx'
import { PromoDialog } from '#backoffice/sections/content/promo-dialog.tsx'
import { PromoCard, usePromoColumns } from '#backoffice/sections/content/promo-parts.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { DataList } from '#backoffice/ui/data-list/data-list.tsx'
import { FilterBar } from '#backoffice/ui/filter-bar.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { EmptyState } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { promoStates } from '#contract/rules/staff/promo-states.ts'

export default function PromosPage() {
  const { t } = useI18n()
  const { get } = useUrlState()
  const [opened, setOpened] = useState<'new' | 'several' | null>(null)
  const search = get('search').trim()
  const state = promoStates.find((known) => known === get('state'))
  const query = { ...(search ? { search } : {}), ...(state ? { state } : {}) }
  const rows = useListPages<Promo>(queryKeys.promos.list(query), ({ page, page_size, signal }) =>
    callStaff('GET /api/staff/promos/', { query: { ...query, page, page_size }, signal }),
  )
  const columns = usePromoColumns()
  const isFiltered = search !== '' || state !== undefined
  useShortcuts([{ keys: 'n', label: t('promos.add'), run: () => setOpened('new') }])
  return (
    <ContentPage
      title={t('promos.title')}
      actions={
        <>
          <Button className="max-md:hidden" onClick={() => setOpened('several')}>
            {t('promos.make')}
          </Button>
          <Button variant="primary" onClick={() => setOpened('new')}>
            <Plus aria-hidden="true" size={15} />
            {t('common.add')}
          </Button>
        </>
      }
      bar={
        <div className="pt-2.5">
          <FilterBar
            searchLabel={t('promos.search')}
            filters={[
              {
                name: 'state',
                label: t('promos.columns.state'),
                options: promoStates.map((value) => ({ value, label: t(`promos.state.${value}`) })),
              },
            ]}
          >
            <Button className="md:hidden" onClick={() => setOpened('several')}>
              {t('promos.make')}
            </Button>
          </FilterBar>
        </div>
      }
    >
      <DataList
        label={t('promos.title')}
        rows={rows}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ code }) => code}
        rowPath={({ id }) => paths.promo(id)}
        card={(promo) => <PromoCard promo={promo} />}
        empty={isFiltered ? <EmptyState title={t('promos.none')} /> : <EmptyState title={t('promos.empty')} text={t('promos.emptyText')} />}
      />
      {opened === 'new' && <PromoDialog promo={null} onClose={() => setOpened(null)} />}
      {opened === 'several' && <MakePromosDialog onClose={() => setOpened(null)} />}
    </ContentPage>
  )
}
