import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { reviewsQuery, type StaffReview } from '#backoffice/client/content.ts'
import { SortableRow, SortableRows } from '#backoffice/features/row-order/sortable-rows.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { EntriesPage } from '#backoffice/sections/content/entries-page.tsx'
import { HiddenBadge } from '#backoffice/sections/content/hidden-badge.tsx'
import { ReviewDialog } from '#backoffice/sections/content/review-dialog.tsx'
import { useOrder } from '#backoffice/sections/content/use-order.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'

export default function ReviewsPage() {
  const { t } = useI18n()
  const entries = useQuery(reviewsQuery)
  const [edited, setEdited] = useState<StaffReview | 'new' | null>(null)
  const order = useOrder(reviewsQuery, (ids) => callStaff('PUT /api/staff/reviews/order/', { body: { ids } }))
  const reviews = entries.data?.results
  return (
    <EntriesPage
      title={t('content.reviews.title')}
      text={t('content.reviews.text')}
      addLabel={t('content.reviews.add')}
      onAdd={() => setEdited('new')}
      entries={entries}
      dialog={edited && <ReviewDialog review={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    >
      {reviews?.length === 0 && <EmptyState title={t('content.reviews.none')} text={t('content.reviews.noneText')} />}
      {reviews && reviews.length > 0 && (
        <Panel isFlush>
          <SortableRows ids={reviews.map(({ id }) => id)} onOrder={order} label={t('content.reviews.title')}>
            {reviews.map((review) => (
              <SortableRow key={review.id} id={review.id} name={review.author} onOpen={() => setEdited(review)}>
                <ReviewRow review={review} />
              </SortableRow>
            ))}
          </SortableRows>
        </Panel>
      )}
    </EntriesPage>
  )
}

function ReviewRow({ review }: { review: StaffReview }) {
  const { calendarDay } = useFormat()
  const { author, text, language, source_name: source, written_on: day } = review
  return (
    <>
      <span className="grid min-w-0 gap-0.5">
        <span>
          {author}{' '}
          <span className="text-stone">
            · {source} · {calendarDay(day)}
          </span>
        </span>
        <span lang={language} className="truncate text-12 text-stone">
          {text}
        </span>
      </span>
      {!review.is_active && <HiddenBadge />}
    </>
  )
}
