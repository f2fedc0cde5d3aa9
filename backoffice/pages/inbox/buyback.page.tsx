import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { buybackQuery } from '#backoffice/client/buybacks.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useRememberRecord } from '#backoffice/client/use-remember-record.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BuybackActions } from '#backoffice/sections/buybacks/buyback-actions.tsx'
import { BuybackStateBadge, EstimateTime } from '#backoffice/sections/buybacks/buyback-state.tsx'
import { HistoryPanel, MoneyPanel, PiecePanel, PlacesPanel, ReceivedPanel } from '#backoffice/sections/buybacks/record-panels.tsx'
import { CreditPanel, OwnPagePanel, PayoutPanel } from '#backoffice/sections/buybacks/side-panels.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { BesideTitle, Columns, Page } from '#backoffice/ui/page.tsx'

export default function BuybackPage() {
  const id = Number(useParams()['id'])
  return <Buyback key={id} id={id} />
}

function Buyback({ id }: { id: number }) {
  const { t } = useI18n()
  const { data: buyback, error, refetch } = useQuery(buybackQuery(id))
  const number = t('buybacks.number', { number: id })
  useRememberRecord(
    buyback && { kind: 'buyback', path: paths.buyback(id), title: number, detail: [buyback.brand, buyback.model].join(' ') },
  )
  const back = { to: paths.buybacks, label: t('buybacks.title') }
  if (!buyback) return loadingPage({ title: number, back, error, refetch })
  return (
    <Page
      title={number}
      back={back}
      beside={
        <BesideTitle>
          <BuybackStateBadge state={buyback.state} />
          <EstimateTime buyback={buyback} />
        </BesideTitle>
      }
      actions={<BuybackActions buyback={buyback} />}
    >
      <Columns
        aside={
          <>
            <PlacesPanel buyback={buyback} />
            <MoneyPanel buyback={buyback} />
            <CreditPanel buyback={buyback} />
            <PayoutPanel buyback={buyback} />
            <OwnPagePanel buyback={buyback} />
          </>
        }
      >
        <PiecePanel buyback={buyback} />
        <ReceivedPanel buyback={buyback} />
        <HistoryPanel buyback={buyback} />
      </Columns>
    </Page>
  )
}
