import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { reasonOf } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { interestQuery, pricesQuery, type StaffPiece } from '#backoffice/client/pieces.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PriceChart } from '#backoffice/sections/pieces/piece/price-chart.tsx'
import { type PriceWish, reasonsForReason, savePrice } from '#backoffice/sections/pieces/save-price.ts'
import { ReasonDialog } from '#backoffice/sections/pieces/use-price-editing.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Facts } from '#backoffice/ui/facts.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { focusAtDesk } from '#backoffice/ui/focus-on-open.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, sentenceOf } from '#backoffice/ui/states.tsx'

/** What the shop asks, what it asked before, and what it asked for others of the reference (OWN-40, OWN-41). */
export function PiecePrice({ piece }: { piece: StaffPiece }) {
  const may = useMay()
  return (
    <>
      {may('piece.price') && piece.status !== 'sold' && <PriceForm key={piece.version} piece={piece} />}
      <History piece={piece} />
    </>
  )
}

function PriceForm({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const [usd, setUsd] = useState(piece.price_usd)
  const [isOnRequest, setOnRequest] = useState(piece.price_on_request)
  const [keepsPrevious, setKeepsPrevious] = useState(piece.previous_price_usd !== null)
  const [failure, setFailure] = useState<string | null>(null)
  const [why, setWhy] = useState<string | null>(null)
  const interest = useQuery(interestQuery(piece.id)).data
  const isLower = usd !== null && piece.price_usd !== null && Number(usd) < Number(piece.price_usd)
  const wish: PriceWish = { price_usd: usd, price_on_request: isOnRequest, keep_previous: keepsPrevious }
  const save = async (reason?: string) => {
    try {
      await savePrice(piece, { ...wish, reason }, t('pieces.price.saved', { name: piece.label, price: money(usd) }))
    } catch (error) {
      const sentence = sentenceOf(error, t('common.actionFailed'))
      if (reasonsForReason.has(reasonOf(error) ?? '')) setWhy(sentence)
      else setFailure(sentence)
    }
  }
  return (
    <Panel title={t('pieces.price.current')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <MoneyField
            ref={focusAtDesk}
            data-field="price"
            label={t('pieces.columns.price')}
            value={usd}
            onChange={setUsd}
            className="w-44 max-md:w-full"
          />
          <div className="grid gap-2 pb-1">
            <TickField checked={isOnRequest} onChange={setOnRequest}>
              {t('pieces.price.onRequest')}
            </TickField>
            {(isLower || piece.previous_price_usd) && (
              <TickField checked={keepsPrevious} onChange={setKeepsPrevious}>
                {t('pieces.price.keep')}
              </TickField>
            )}
          </div>
          <Button type="submit" className="ml-auto max-md:w-full">
            {t('pieces.price.change')}
          </Button>
        </div>
        {interest && <p className="figures text-12 text-stone">{t('pieces.price.touched', interest)}</p>}
        <FailureLine text={failure} />
      </form>
      {why && <ReasonDialog why={why} onClose={() => setWhy(null)} onReason={(reason) => void save(reason)} />}
    </Panel>
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
          <Facts items={[[t('pieces.price.lowest'), money(data.lowest_30_days_usd)]]} />
          <PriceChart points={data.results} />
          {points.length === 0 && <p className="text-stone">{t('pieces.price.no')}</p>}
          <table className="figures w-full text-13">
            <thead className="text-left text-12 text-stone">
              <tr>
                <th className="pb-1 font-normal">{t('pieces.price.at')}</th>
                <th className="pb-1 font-normal">{t('pieces.price.shown')}</th>
                <th className="pb-1 text-right font-normal">{t('pieces.price.value')}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.at} className="border-t border-hairline">
                  <td className="py-1.5">{time(point.at)}</td>
                  <td>{point.was_listed ? t('common.yes') : t('common.no')}</td>
                  <td className="text-right">{point.price_on_request ? t('pieces.onRequest') : money(point.price_usd)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      {data.of_reference.length > 0 && (
        <Panel title={t('pieces.price.ofReference')}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 text-13">
            {data.of_reference.map(({ id, label, results }) => (
              <li key={id} className="flex items-baseline justify-between gap-4">
                <Link to={paths.piece(id)} className="min-w-0 truncate hover:text-brass">
                  {label}
                </Link>
                <span className="figures shrink-0">{money(results.at(-1)?.price_usd)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
