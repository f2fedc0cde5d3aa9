import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { faqsQuery, type StaffFaq } from '#backoffice/client/content.ts'
import { SortableRow, SortableRows } from '#backoffice/features/row-order/sortable-rows.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ContentPage } from '#backoffice/sections/content/content-page.tsx'
import { FaqDialog, faqSections } from '#backoffice/sections/content/faq-dialog.tsx'
import { HiddenBadge } from '#backoffice/sections/content/hidden-badge.tsx'
import { useOrder } from '#backoffice/sections/content/use-order.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'

/** Questions and answers by section, in the order of the site. */
export default function FaqPage() {
  const { t, language } = useI18n()
  const { data, error, refetch } = useQuery(faqsQuery)
  const [edited, setEdited] = useState<StaffFaq | 'new' | null>(null)
  const order = useOrder(faqsQuery, (ids) => callStaff('PUT /api/staff/faqs/order/', { body: { ids } }))
  useShortcuts([{ keys: 'n', label: t('content.faq.add'), run: () => setEdited('new') }])
  return (
    <ContentPage
      title={t('content.faq.title')}
      actions={
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" size={15} />
          {t('common.add')}
        </Button>
      }
    >
      <div className="mx-auto grid max-w-[860px] gap-5 p-5 max-md:p-4">
        {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows />)}
        {data && <p className="text-13 text-stone">{t('content.faq.text')}</p>}
        {data &&
          faqSections.map((section) => {
            const faqs = data.results.filter((faq) => faq.section === section)
            const label = t(`content.faq.sections.${section}`)
            return (
              <Panel key={section} title={label} isFlush={faqs.length > 0}>
                {faqs.length === 0 && <p className="text-13 text-stone">{t('content.faq.none')}</p>}
                {faqs.length > 0 && (
                  <SortableRows ids={faqs.map(({ id }) => id)} onOrder={order} label={label}>
                    {faqs.map((faq) => (
                      <SortableRow key={faq.id} id={faq.id} name={faq[`question_${language}`]} onOpen={() => setEdited(faq)}>
                        <span className="min-w-0">{faq[`question_${language}`]}</span>
                        {!faq.is_active && <HiddenBadge />}
                      </SortableRow>
                    ))}
                  </SortableRows>
                )}
              </Panel>
            )
          })}
      </div>
      {edited && <FaqDialog faq={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </ContentPage>
  )
}
