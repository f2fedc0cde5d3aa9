import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { faqsQuery, type StaffFaq } from '#backoffice/client/content.ts'
import { SortableRow, SortableRows } from '#backoffice/features/row-order/sortable-rows.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { EntriesPage } from '#backoffice/sections/content/entries-page.tsx'
import { FaqDialog, faqSections } from '#backoffice/sections/content/faq-dialog.tsx'
import { HiddenBadge } from '#backoffice/sections/content/hidden-badge.tsx'
import { useOrder } from '#backoffice/sections/content/use-order.ts'
import { Panel } from '#backoffice/ui/page.tsx'

export default function FaqPage() {
  const { t, language } = useI18n()
  const faqs = useQuery(faqsQuery)
  const [edited, setEdited] = useState<StaffFaq | 'new' | null>(null)
  const order = useOrder(faqsQuery, (ids) => callStaff('PUT /api/staff/faqs/order/', { body: { ids } }))
  return (
    <EntriesPage
      title={t('content.faq.title')}
      text={t('content.faq.text')}
      addLabel={t('content.faq.add')}
      onAdd={() => setEdited('new')}
      entries={faqs}
      dialog={edited && <FaqDialog faq={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    >
      {faqs.data &&
        faqSections.map((section) => {
          const ofSection = faqs.data.results.filter((faq) => faq.section === section)
          const label = t(`content.faq.sections.${section}`)
          return (
            <Panel key={section} title={label} isFlush={ofSection.length > 0}>
              {ofSection.length === 0 && <p className="text-13 text-stone">{t('content.faq.none')}</p>}
              {ofSection.length > 0 && (
                <SortableRows ids={ofSection.map(({ id }) => id)} onOrder={order} label={label}>
                  {ofSection.map((faq) => (
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
    </EntriesPage>
  )
}
