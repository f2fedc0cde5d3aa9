import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type OffersOf, offersQuery, type StaffOffer } from '#backoffice/client/offers.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { OfferDialog } from '#backoffice/sections/offers/offer-dialog.tsx'
import { Converted } from '#backoffice/sections/rates/converted.tsx'
import { Badge, type Tone } from '#backoffice/ui/badge.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'
import type { OfferReply, OfferState } from '#contract/rules/offer-rules.ts'

const tones: Record<OfferState, Tone> = {
  open: 'attention',
  countered: 'plain',
  accepted: 'good',
  declined: 'quiet',
  expired: 'quiet',
  withdrawn: 'quiet',
}

export function OffersPanel({ of }: { of: OffersOf }) {
  const { t } = useI18n()
  const isAllowed = useMay()('offer.answer')
  const { data } = useQuery({ ...offersQuery(of), enabled: isAllowed })
  if (!data?.results.length) return null
  const title = t('thread' in of ? 'offers.title' : 'offers.list')
  return (
    <Panel title={title} isFlush>
      <ul aria-label={title}>
        {data.results.map((offer) => (
          <li key={offer.id} className="grid gap-2 border-b border-hairline px-4 py-3 text-13 last:border-0 max-md:text-15">
            <OfferFacts offer={offer} of={of} />
            {offer.replies.length > 0 && <Replies offer={offer} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const link = 'font-medium hover:underline finger:inline-flex finger:min-h-11 finger:items-center'

function OfferFacts({ offer, of }: { offer: StaffOffer; of: OffersOf }) {
  const { t } = useI18n()
  const { money, time, percent } = useFormat(useOfficeTimeZone().timeZone)
  const { state, steps, asked_usd: asked, piece } = offer
  const isOpen = state === 'open' || state === 'countered'
  const until = isOpen && t(state === 'open' ? 'offers.lasts' : 'offers.theirTurn', { time: time(offer.expires_at) })
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{t(`offers.state.${state}`)}</Badge>
        {!('thread' in of) && (
          <Link to={paths.thread(offer.id)} className={`figures ${link}`}>
            {[t('threads.number', { number: offer.id }), 'person' in of ? null : offer.name].filter(Boolean).join(' · ')}
          </Link>
        )}
      </p>
      {'person' in of && (
        <p className="grid justify-items-start">
          <Link to={paths.piece(piece.id)} className={link}>
            {piece.label}
          </Link>
          <PieceTraits of={piece.traits} />
        </p>
      )}
      <p className="flex items-baseline justify-between gap-3 text-stone">
        {t('offers.asked')}
        <span className="figures">{money(asked)}</span>
      </p>
      <ol className="grid gap-1">
        {steps.map(({ by, name, step, price_usd: price, at }) => (
          <li key={at} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
            <span className="min-w-0">
              {by === 'staff' ? name : t(`offers.by.${by}`)} <span className="text-stone">{t(`offers.step.${step}`)}</span>
            </span>
            {price && (
              <span className="figures">
                <span className="text-stone">{percent(Math.round((Number(price) / Number(asked)) * 100))}</span> {money(price)}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Converted usd={steps.findLast(({ price_usd: price }) => price)?.price_usd ?? null} className="text-right" />
      {until && <p className="figures text-stone">{until}</p>}
      {isOpen && !piece.is_available && <p className="text-oxblood">{t('offers.gone')}</p>}
    </>
  )
}

function Replies({ offer }: { offer: StaffOffer }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const [opened, setOpened] = useState<OfferReply | null>(null)
  const theirs = offer.steps.findLast(({ by, price_usd: price }) => by === 'person' && price)?.price_usd ?? null
  const label = (reply: OfferReply) => t(`offers.${reply}`, { price: money(theirs) })
  return (
    <div className="mt-1 flex flex-wrap gap-2 max-md:grid">
      {offer.replies.map((reply) => (
        <Button key={reply} variant={reply === 'accept' ? 'primary' : 'secondary'} onClick={() => setOpened(reply)}>
          {label(reply)}
        </Button>
      ))}
      {opened && <OfferDialog offer={offer} reply={opened} price={theirs} onClose={() => setOpened(null)} />}
    </div>
  )
}
