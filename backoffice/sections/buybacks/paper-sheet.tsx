import type { StaffBuyback } from '#backoffice/client/buybacks.ts'
import { buybackPaperTexts } from '#backoffice/i18n/buyback-paper-texts.ts'
import { formatMoney } from '#backoffice/i18n/format.ts'
import { ShopName } from '#backoffice/sections/papers/shop-name.tsx'
import { Paper } from '#backoffice/ui/paper.tsx'
import { formatDate } from '#contract/rules/dates.ts'
import { gradeName } from '#contract/rules/staff/zone-wear-grades.ts'
import { findZone } from '#contract/rules/staff/zones.ts'

export function PaperSheet({ buyback }: { buyback: StaffBuyback }) {
  const { language, payout, received, sums, zones, kind } = buyback
  const texts = buybackPaperTexts[language]
  const day = (iso: string) => formatDate(language, iso, 'Europe/Moscow')
  const sum = sums?.offered_usd ? `${formatMoney(language, sums.offered_usd)}${payout ? `, ${texts.paid[payout.method]}` : ''}` : null
  const rows: (readonly [string, string | null])[] = [
    [texts.seller, buyback.person],
    [texts.piece, `${buyback.brand} ${buyback.model}`],
    [texts.reference, buyback.reference || null],
    [texts.year, buyback.year === null ? null : String(buyback.year)],
    [texts.serial, buyback.serial || null],
    [texts.received, received && [day(received.at), received.brought_by].filter(Boolean).join(', ')],
    [texts.sum, sum],
  ]
  return (
    <Paper language={language}>
      <header className="grid gap-1">
        <ShopName />
        <h2 className="mt-6 text-24">
          {texts.title} {buyback.id}
        </h2>
        {payout && <p className="text-stone">{day(payout.at)}</p>}
      </header>
      <Rows rows={rows} />
      {zones.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-medium">{texts.condition}</h3>
          <Rows
            rows={zones.map(({ zone, grade, note_ru: ru, note_en: en }) => [
              findZone(kind, zone)?.name[language] ?? zone,
              [gradeName(grade, language), language === 'ru' ? ru || en : en || ru].filter(Boolean).join('. '),
            ])}
          />
        </section>
      )}
      {payout && <p>{texts.statement}</p>}
      {payout?.identity_seen_at && <p>{texts.identity}</p>}
      <div className="mt-10 grid grid-cols-2 gap-10">
        {[texts.sellerSigns, texts.shopSigns].map((name) => (
          <p key={name} className="border-t border-ink pt-2 text-12 text-stone">
            {name}
          </p>
        ))}
      </div>
    </Paper>
  )
}

function Rows({ rows }: { rows: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className="grid gap-y-1.5">
      {rows.map(([name, value]) =>
        value ? (
          <div key={name} className="grid grid-cols-[40%_1fr] gap-4 border-b border-hairline pb-1.5">
            <dt className="text-stone">{name}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
