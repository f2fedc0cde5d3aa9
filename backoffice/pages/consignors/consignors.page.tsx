import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useListPages } from '#backoffice/client/use-list-pages.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { Column } from '#backoffice/ui/data-list/columns.ts'
import { DataList } from '#backoffice/ui/data-list/data-list.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Consignor = StaffResponseOf<'GET /api/staff/consignors/'>['results'][number]

export default function ConsignorsPage() {
  const { t } = useI18n()
  const { money } = useFormat()
  const rows = useListPages<Consignor>(queryKeys.pieces.consignors, ({ page, page_size, signal }) =>
    callStaff('GET /api/staff/consignors/', { query: { page, page_size }, signal }),
  )
  const columns: Column<Consignor>[] = [
    { key: 'name', title: t('consignors.columns.name'), width: 'minmax(200px,2fr)', render: ({ name }) => name },
    { key: 'contact', title: t('consignors.columns.contact'), render: ({ contact }) => contact },
    { key: 'inStock', title: t('consignors.columns.inStock'), width: '120px', align: 'end', render: ({ in_stock: count }) => count },
    { key: 'due', title: t('consignors.columns.due'), width: '140px', align: 'end', render: ({ due_usd: due }) => money(due) },
    { key: 'paid', title: t('consignors.columns.paid'), width: '140px', align: 'end', render: ({ paid_usd: paid }) => money(paid) },
  ]
  return (
    <Page title={t('consignors.title')} back={{ to: paths.pieces, label: t('pieces.title') }}>
      <DataList
        label={t('consignors.title')}
        rows={rows}
        columns={columns}
        rowId={({ name, person_id: person }) => `${person} ${name}`}
        rowName={({ name }) => name}
        rowPath={({ name, person_id: person }) => paths.consignorStatement(name, person)}
        card={(consignor) => <ConsignorCard consignor={consignor} />}
        empty={<EmptyState title={t('consignors.empty')} text={t('consignors.emptyText')} />}
      />
    </Page>
  )
}

function ConsignorCard({ consignor: { name, contact, in_stock: count, due_usd: due } }: { consignor: Consignor }) {
  const { t } = useI18n()
  const { money } = useFormat()
  return (
    <span className="grid gap-0.5">
      <span className="min-w-0 truncate">
        <span className="font-medium">{name}</span> <span className="text-13 text-stone">{contact}</span>
      </span>
      <span className="flex items-baseline justify-between gap-3 text-13 text-stone">
        <span>{t('consignors.inStock', { count })}</span>
        <span className="figures">
          {t('consignors.columns.due')}: {money(due)}
        </span>
      </span>
    </span>
  )
}
