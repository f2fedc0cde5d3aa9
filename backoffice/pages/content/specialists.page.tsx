import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { specialistsQuery, type StaffSpecialist } from '#backoffice/client/content.ts'
import { SortableRow, SortableRows } from '#backoffice/features/row-order/sortable-rows.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { EntriesPage } from '#backoffice/sections/content/entries-page.tsx'
import { HiddenBadge } from '#backoffice/sections/content/hidden-badge.tsx'
import { SpecialistDialog } from '#backoffice/sections/content/specialist-dialog.tsx'
import { useOrder } from '#backoffice/sections/content/use-order.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'
import { offices } from '#contract/offices.ts'

export default function SpecialistsPage() {
  const { t, language } = useI18n()
  const entries = useQuery(specialistsQuery)
  const [edited, setEdited] = useState<StaffSpecialist | 'new' | null>(null)
  const order = useOrder(specialistsQuery, (ids) => callStaff('PUT /api/staff/specialists/order/', { body: { ids } }))
  const specialists = entries.data?.results
  return (
    <EntriesPage
      title={t('content.specialists.title')}
      text={t('content.specialists.text')}
      addLabel={t('content.specialists.add')}
      onAdd={() => setEdited('new')}
      entries={entries}
      dialog={edited && <SpecialistDialog specialist={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    >
      {specialists?.length === 0 && <EmptyState title={t('content.specialists.none')} text={t('content.specialists.noneText')} />}
      {specialists && specialists.length > 0 && (
        <Panel isFlush>
          <SortableRows ids={specialists.map(({ id }) => id)} onOrder={order} label={t('content.specialists.title')}>
            {specialists.map((specialist) => (
              <SortableRow
                key={specialist.id}
                id={specialist.id}
                name={specialist[`name_${language}`]}
                onOpen={() => setEdited(specialist)}
              >
                <SpecialistLine specialist={specialist} />
              </SortableRow>
            ))}
          </SortableRows>
        </Panel>
      )}
    </EntriesPage>
  )
}

function SpecialistLine({
  specialist: { picture, office, piece_kinds: kinds, is_active: isActive, ...names },
}: {
  specialist: StaffSpecialist
}) {
  const { t, language } = useI18n()
  const city = offices.find(({ key }) => key === office)?.city[language] ?? t('content.specialists.anyOffice')
  return (
    <>
      <span className="flex min-w-0 items-center gap-4">
        {picture && (
          <img
            src={picture.phone.url}
            alt=""
            width={picture.phone.width}
            height={picture.phone.height}
            className="h-12 w-auto shrink-0 bg-ground object-cover"
          />
        )}
        <span className="grid min-w-0 gap-0.5">
          <span>{names[`name_${language}`]}</span>
          <span className="text-12 text-stone">{[city, ...kinds.map((kind) => t(`home.kinds.${kind}`))].join(' · ')}</span>
        </span>
      </span>
      {!isActive && <HiddenBadge />}
    </>
  )
}
