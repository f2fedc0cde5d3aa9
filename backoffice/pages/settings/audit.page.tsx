import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { AuditEntries } from '#backoffice/features/audit-entries/audit-entries.tsx'
import { ExportAuditButton } from '#backoffice/features/audit-entries/export-button.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { Badge } from '#backoffice/ui/badge.tsx'
import { type Filter, FilterBar } from '#backoffice/ui/filter-bar.tsx'
import { actions } from '#contract/staff/actions.ts'

const subjects = [
  'order',
  'piece',
  'enquiry',
  'staff',
  'brand',
  'banner',
  'faq',
  'video',
  'review',
  'specialist',
  'promo',
  'import',
  'shop',
] as const
const actors = ['staff', 'terminal', 'shop', 'database'] as const

export default function AuditPage() {
  const { t, find } = useI18n()
  const seals = useQuery({ queryKey: queryKeys.audit.seals, queryFn: () => callStaff('GET /api/staff/audit/seals/') })
  const [broken] = seals.data?.problems ?? []
  const members = useQuery({ queryKey: queryKeys.staff.members, queryFn: () => callStaff('GET /api/staff/members/') })
  const filters: Filter[] = [
    {
      name: 'actor',
      label: t('audit.filterActor'),
      options: actors.map((value) => ({ value, label: t(`audit.by.${value}`, { account: '' }) })),
    },
    {
      name: 'staff',
      label: t('audit.filterPerson'),
      options: members.data?.results.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    {
      name: 'subject',
      label: t('audit.filterSubject'),
      options: subjects.map((value) => ({ value, label: t(`audit.subjects.${value}`) })),
    },
    {
      name: 'action',
      label: t('audit.filterAction'),
      options: Object.keys(actions).map((value) => ({ value, label: find(`audit.actions.${value}`, value) })),
    },
    { name: 'from', label: t('audit.from'), options: [], isDay: true },
    { name: 'to', label: t('audit.to'), options: [], isDay: true },
  ]
  return (
    <SettingsPage
      title={t('audit.title')}
      beside={broken && <Badge tone="bad">{t('audit.sealBroken', { entry: broken.entry_id })}</Badge>}
      bar={
        <div className="pt-2.5">
          <FilterBar filters={filters}>
            <ExportAuditButton />
          </FilterBar>
        </div>
      }
    >
      {seals.data && !broken && (
        <p className="figures px-5 py-2 text-13 text-stone max-md:px-4">{t('audit.sealsFit', { count: seals.data.count })}</p>
      )}
      <AuditEntries />
    </SettingsPage>
  )
}
