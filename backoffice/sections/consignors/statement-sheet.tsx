import { formatMoney, formatNumber } from '#backoffice/i18n/format.ts'
import { ShopName } from '#backoffice/sections/papers/shop-name.tsx'
import { Paper } from '#backoffice/ui/paper.tsx'
import type { Language } from '#contract/language.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { statementFacts } from '#contract/rules/staff/statement-facts.ts'
import { statementTexts } from '#contract/rules/staff/statement-texts.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Statement = StaffResponseOf<'GET /api/staff/consignors/statement/'>
type StatedPiece = Statement['lines'][number]

export function StatementSheet({ statement, language }: { statement: Statement; language: Language }) {
  const texts = statementTexts[language]
  const money = (usd: string | null) => formatMoney(language, usd)
  const sums = [
    [texts.expected, statement.expected_usd],
    [texts.paid, statement.paid_usd],
    [texts.due, statement.due_usd],
  ] as const
  return (
    <Paper language={language}>
      <header className="grid gap-1">
        <ShopName />
        <h2 className="mt-6 text-24">{texts.title}</h2>
        <p className="text-stone">{formatDate(language, statement.at, 'Europe/Moscow')}</p>
        <p className="mt-3">
          <span className="text-stone">{texts.consignor}:</span> <span className="font-medium">{statement.name}</span>
        </p>
        {statement.contact && <p className="figures">{statement.contact}</p>}
      </header>
      <ul aria-label={texts.description}>
        {statement.lines.map((line) => (
          <StatementLine key={line.piece_id} line={line} language={language} />
        ))}
      </ul>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5">
        {sums.map(([name, usd]) => (
          <div
            key={name}
            className={`col-span-2 grid grid-cols-subgrid ${name === texts.due ? 'border-t border-ink pt-2 font-medium' : ''}`}
          >
            <dt className={name === texts.due ? '' : 'text-stone'}>{name}</dt>
            <dd className="figures text-right">{money(usd)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-stone">{texts.note}</p>
    </Paper>
  )
}

function StatementLine({ line, language }: { line: StatedPiece; language: Language }) {
  const texts = statementTexts[language]
  const money = (usd: string | null) => formatMoney(language, usd)
  const share = line.consignor_share === null ? '' : ` · ${formatNumber(language, line.consignor_share / 100)} %`
  const facts = statementFacts(language, line)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-hairline py-2.5 break-inside-avoid">
      <span className="font-medium">{line.label}</span>
      <span className="figures text-right font-medium whitespace-nowrap">{money(line.paid_usd ?? line.payout_usd)}</span>
      <span className="text-12 text-stone">{facts.join(' · ')}</span>
      <span className="figures text-right text-12 whitespace-nowrap text-stone">
        {texts.price} {money(line.price_usd)}
        {share}
      </span>
    </li>
  )
}
