import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { buybackQuery } from '#backoffice/client/buybacks.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PaperSheet } from '#backoffice/sections/buybacks/paper-sheet.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'

export default function BuybackPaperPage() {
  const { t } = useI18n()
  const id = Number(useParams()['id'])
  const { data: buyback, error, refetch } = useQuery(buybackQuery(id))
  const back = { to: paths.buyback(id), label: t('buybacks.number', { number: id }) }
  return (
    <Page
      title={t('buybacks.paper')}
      back={back}
      actions={
        <Button variant="primary" onClick={() => print()}>
          <Printer aria-hidden="true" size={15} />
          {t('buybacks.print')}
        </Button>
      }
    >
      {buyback && <PaperSheet buyback={buyback} />}
      {!buyback && <LoadingOrFailed error={error} refetch={refetch} />}
    </Page>
  )
}
