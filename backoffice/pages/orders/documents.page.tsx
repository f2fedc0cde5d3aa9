import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { documentQuery } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PaperSheet } from '#backoffice/sections/orders/paper-sheet.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState, FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const max = staffLimits.bulkOrdersMax

export default function DocumentsPage() {
  const { t } = useI18n()
  const asked = [...new Set(useUrlState().get('numbers').split(',').filter(Boolean))]
  const numbers = asked.length > max ? [] : asked
  const papers = useQueries({ queries: numbers.map((number) => documentQuery(number)) })
  const failed = papers.find(({ error }) => error)
  const isPending = papers.some((paper) => paper.isPending)
  return (
    <Page
      title={t('orders.papers')}
      back={{ to: paths.orders, label: t('orders.title') }}
      beside={numbers.length > 0 && numbers.length}
      actions={
        numbers.length > 0 && (
          <Button variant="primary" disabled={isPending} onClick={() => print()}>
            <Printer aria-hidden="true" size={15} />
            {t('orders.print')}
          </Button>
        )
      }
    >
      {numbers.length === 0 && <EmptyState title={asked.length > max ? t('bulk.tooMany', { max }) : t('orders.noPapers')} />}
      {failed?.error && <FailedState error={failed.error} onRetry={() => void failed.refetch()} />}
      {isPending && <LoadingRows />}
      {papers.map(({ data: paper }) => paper && <PaperSheet key={paper.number} paper={paper} language={paper.language} isOneOfMany />)}
    </Page>
  )
}
