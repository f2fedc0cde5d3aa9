import { Printer } from 'lucide-react'
import type { StockTake, StockTakeLine } from '#backoffice/client/stock-takes.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ShopName } from '#backoffice/sections/papers/shop-name.tsx'
import { TakePage, type TakePageProps } from '#backoffice/sections/stock/take-page.tsx'
import { usePlaceName } from '#backoffice/sections/stock/use-place-name.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Paper } from '#backoffice/ui/paper.tsx'
import { takeStates } from '#contract/rules/staff/take-states.ts'

export function ClosedTakePage({ take, back }: TakePageProps) {
  const { t } = useI18n()
  return (
    <TakePage
      take={take}
      back={back}
      actions={
        <Button variant="primary" onClick={() => print()}>
          <Printer aria-hidden="true" size={15} />
          {t('stockTakes.print')}
        </Button>
      }
    >
      <SignedList take={take} />
    </TakePage>
  )
}

function SignedList({ take }: { take: StockTake }) {
  const { t, language } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const placeName = usePlaceName()
  const groups = takeStates.map((state) => [state, take.lines.filter((line) => line.state === state)] as const)
  const by = (name: string, at: string) => t('stockTakes.byAt', { name, time: time(at) })
  return (
    <Paper language={language}>
      <header className="grid gap-1">
        <ShopName />
        <h2 className="mt-6 text-24">{t('stockTakes.paperTitle')}</h2>
        <p className="text-15">{placeName(take.place)}</p>
        <p className="figures text-stone">
          {t('stockTakes.started')}: {by(take.started_by, take.started_at)}
        </p>
        {take.closed_at && take.closed_by && (
          <p className="figures text-stone">
            {t('stockTakes.finished')}: {by(take.closed_by, take.closed_at)}
          </p>
        )}
        <p className="figures mt-3 font-medium">{t('stockTakes.paperCounts', take.counts)}</p>
        {take.note && <p className="whitespace-pre-line">{take.note}</p>}
      </header>
      {groups.map(([state, lines]) => lines.length > 0 && <Group key={state} state={state} lines={lines} />)}
      <footer className="mt-6 grid gap-8">
        <div className="grid max-w-90 gap-10">
          <p>{take.closed_by}</p>
          <p className="border-t border-ink pt-1 text-12 text-stone">{t('stockTakes.signature')}</p>
        </div>
        {take.signed_sha256 && (
          <p className="figures text-11 break-all text-stone">
            {t('stockTakes.digest')}: {take.signed_sha256.match(/.{1,8}/g)?.join(' ')}
          </p>
        )}
      </footer>
    </Paper>
  )
}

function Group({ state, lines }: { state: StockTakeLine['state']; lines: readonly StockTakeLine[] }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const placeName = usePlaceName()
  const name = state === 'seen' ? t('stockTakes.states.seen') : t(`stockTakes.tabs.${state}`)
  return (
    <section aria-label={name}>
      <h3 className="mb-1 text-15 font-medium">
        {name} <span className="figures text-stone">{lines.length}</span>
      </h3>
      <ul>
        {lines.map(({ piece_id: id, label, reference, place, seen_at: seenAt, seen_by: seenBy }) => (
          <li
            key={id}
            className="grid grid-cols-[48px_minmax(0,1fr)_minmax(0,25%)_minmax(0,30%)] gap-x-3 border-b border-hairline py-1.5 break-inside-avoid max-md:not-print:grid-cols-[48px_minmax(0,1fr)]"
          >
            <span className="figures">{id}</span>
            <span>{label}</span>
            <span className="max-md:not-print:col-start-2">{reference}</span>
            <span className="figures text-stone max-md:not-print:col-start-2">
              {[
                state === 'elsewhere' && place ? t('stockTakes.inBooks', { place: placeName(place) }) : null,
                seenAt && seenBy ? t('stockTakes.seenBy', { name: seenBy, time: time(seenAt) }) : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
