import { useQuery } from '@tanstack/react-query'
import { type PricePoint, pricesQuery, type StaffPiece } from '#backoffice/client/pieces.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { EarlierPrices } from '#backoffice/sections/pieces/piece/earlier-prices.tsx'
import { PriceChart } from '#backoffice/sections/pieces/piece/price-chart.tsx'
import { PriceForm } from '#backoffice/sections/pieces/piece/price-form.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

export function PiecePrice({ piece }: { piece: StaffPiece }) {
  const may = useMay()
  return (
    <>
      {may('piece.price') && piece.status !== 'sold' ? <PriceForm piece={piece} /> : <EarlierPrices pieceId={piece.id} />}
      <History piece={piece} />
    </>
  )
}

function History({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const { money, time } = useFormat(useOfficeTimeZone().timeZone)
  const { data } = useQuery(pricesQuery(piece.id))
  if (!data) return null
  const points = data.results.toReversed()
  return (
    <>
      <Panel title={t('pieces.price.history')}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FactList items={[[t('pieces.price.lowest'), money(data.lowest_30_days_usd)]]} />
          <PriceChart points={data.results} />
          {points.length === 0 && <p className="text-stone">{t('pieces.price.no')}</p>}
          <table className="figures w-full text-13">
            <thead className="text-left text-12 text-stone">
              <tr>
                <th className="pb-1 font-normal">{t('pieces.price.at')}</th>
                <th className="pb-1 font-normal">{t('pieces.price.setBy')}</th>
                <th className="pb-1 font-normal">{t('pieces.price.shown')}</th>
                <th className="pb-1 text-right font-normal">{t('pieces.price.value')}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.at} className="border-t border-hairline align-baseline">
                  <td className="py-1.5 pr-3">{time(point.at)}</td>
                  <td className="pr-3">
                    <SetBy setBy={point.set_by} />
                  </td>
                  <td>{point.was_listed ? t('common.yes') : t('common.no')}</td>
                  <td className="text-right">{point.price_on_request ? t('pieces.onRequest') : money(point.price_usd)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </>
  )
}

function SetBy({ setBy }: { setBy: PricePoint['set_by'] }) {
  const { t, find } = useI18n()
  if (!setBy) return '—'
  const { actor, name, action } = setBy
  return (
    <>
      {name ?? t(`audit.by.${actor}`, { account: '' })}
      <span className="block text-12 text-stone">{find(`audit.actions.${action}`, action)}</span>
    </>
  )
}
