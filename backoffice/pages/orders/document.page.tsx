import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { documentQuery } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PaperSheet } from '#backoffice/sections/orders/paper-sheet.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

/** A paper of an order as it is printed, in either language. */
export default function DocumentPage() {
  const { t } = useI18n()
  const { number = '' } = useParams()
  const { get, set } = useUrlState()
  const { data: paper, error, refetch } = useQuery(documentQuery(number))
  const language = get('language') === 'ru' || get('language') === 'en' ? (get('language') as 'ru' | 'en') : paper?.language
  if (!paper || !language) return loadingPage({ title: number, back: { to: paths.orders, label: t('orders.title') }, error, refetch })
  return (
    <Page
      title={`${t(`orders.paper.${paper.kind}`)} ${paper.number}`}
      back={{ to: paths.order(paper.order_id), label: t('orders.order', { number: paper.body.order_number }) }}
      beside={paper.cancelled_by && t('orders.cancelledBy', { number: paper.cancelled_by })}
      actions={
        <Button variant="primary" onClick={() => print()}>
          <Printer aria-hidden="true" size={15} />
          {t('orders.print')}
        </Button>
      }
      bar={
        <div className="px-5 pb-3 max-md:px-4 print:hidden">
          <SegmentField
            label={t('orders.paperLanguage')}
            value={language}
            onChange={(next) => set({ language: next === paper.language ? null : next }, { replace: true })}
            options={[
              { value: 'ru', label: t('orders.languages.ru') },
              { value: 'en', label: t('orders.languages.en') },
            ]}
          />
        </div>
      }
    >
      <PaperSheet paper={paper} language={language} />
    </Page>
  )
}
