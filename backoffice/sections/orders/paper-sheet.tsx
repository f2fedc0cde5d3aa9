import { formatMoney } from '#backoffice/i18n/format.ts'
import { ShopName } from '#backoffice/sections/papers/shop-name.tsx'
import { Paper } from '#backoffice/ui/paper.tsx'
import type { Language } from '#contract/language.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { describePaperLine } from '#contract/rules/staff/paper-line.ts'
import { bankBlocks, buyerLines, paperNote, sellerLines, signatureBoxes } from '#contract/rules/staff/paper-parties.ts'
import { describePaperRate } from '#contract/rules/staff/paper-rate.ts'
import { paperSums, showsDue } from '#contract/rules/staff/paper-sums.ts'
import { paperTexts } from '#contract/rules/staff/paper-texts.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Paper = StaffResponseOf<'GET /api/staff/documents/:number/'>
type Props = { paper: Paper; language: Language }
/** `isOneOfMany`: the sheet is printed together with others, with a page break after each sheet except the last. */
type SheetProps = Props & { isOneOfMany?: boolean }

export function PaperSheet({ paper, language, isOneOfMany }: SheetProps) {
  const texts = paperTexts[language]
  const { body, kind } = paper
  const day = formatDate(language, paper.issued_at, 'Europe/Moscow')
  return (
    <Paper language={language} isOneOfMany={isOneOfMany}>
      <header className="grid gap-1">
        <ShopName />
        <h2 className="mt-6 text-24">
          {texts.title[kind]} <span className="figures">{paper.number}</span>
        </h2>
        <p className="text-stone">
          {day} · {texts.order} <span className="figures">{body.order_number}</span>
        </p>
        {paper.cancels && (
          <p className="text-stone">
            {texts.cancels} <span className="figures">{paper.cancels}</span>
          </p>
        )}
        {paper.cancelled_by && (
          <p className="font-medium text-oxblood">
            {texts.cancelled} <span className="figures">{paper.cancelled_by}</span>
          </p>
        )}
      </header>
      <Parties paper={paper} language={language} />
      <Lines paper={paper} language={language} />
      <ConvertedTotal paper={paper} language={language} />
      <Notes paper={paper} language={language} />
      {kind === 'handover' && <p>{texts.handover}</p>}
      <Signatures paper={paper} language={language} />
    </Paper>
  )
}

function Parties({ paper: { body }, language }: Props) {
  const texts = paperTexts[language]
  return (
    <div className="grid grid-cols-2 gap-8 max-md:grid-cols-1">
      <div>
        <h3 className="mb-1 text-12 text-stone">{texts.seller}</h3>
        <PartyLines lines={sellerLines(language, body.seller)} />
      </div>
      <div>
        <h3 className="mb-1 text-12 text-stone">{texts.buyer}</h3>
        <PartyLines lines={buyerLines(language, body.buyer)} />
        <p className="mt-2">
          <span className="text-stone">{texts.destination}:</span> {body.destination[language]}
        </p>
        {body.shipment && (
          <p>
            <span className="text-stone">{texts.shipment}:</span> <span className="figures">{body.shipment}</span>
          </p>
        )}
      </div>
    </div>
  )
}

function PartyLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    <p key={at} className={`figures wrap-anywhere ${at ? '' : 'font-medium'}`}>
      {line}
    </p>
  ))
}

function Lines({ paper: { body, kind }, language }: Props) {
  const texts = paperTexts[language]
  const money = (usd: string) => formatMoney(language, usd)
  const hasPrices = body.with_prices && kind !== 'handover'
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-ink text-12 text-stone">
          <th className="py-2 pr-3 font-normal">{texts.description}</th>
          <th className="py-2 pr-3 font-normal max-md:hidden print:table-cell">{texts.reference}</th>
          <th className="py-2 pr-3 text-right font-normal">{texts.quantity}</th>
          {hasPrices && <th className="py-2 pr-3 text-right font-normal">{texts.price}</th>}
          {hasPrices && <th className="py-2 text-right font-normal">{texts.sum}</th>}
        </tr>
      </thead>
      <tbody>
        {body.lines.map((line, at) => (
          <tr key={at} className="border-b border-hairline">
            <td className="py-2.5 pr-3">
              {line.name}
              <span className="figures block text-12 text-stone">{describePaperLine(language, line)}</span>
              <span className="figures block text-12 text-stone md:hidden print:hidden">{line.reference}</span>
            </td>
            <td className="figures py-2.5 pr-3 max-md:hidden print:table-cell">{line.reference}</td>
            <td className="figures py-2.5 pr-3 text-right">{line.quantity}</td>
            {hasPrices && <td className="figures py-2.5 pr-3 text-right whitespace-nowrap">{money(line.price_usd)}</td>}
            {hasPrices && <td className="figures py-2.5 text-right whitespace-nowrap">{money(line.sum_usd)}</td>}
          </tr>
        ))}
      </tbody>
      {hasPrices && (
        <tfoot>
          {paperSums(language, kind, body).map(({ label, usd, isStrong }) => (
            <tr key={label}>
              <td className="max-md:hidden print:table-cell">{'\u00A0'}</td>
              <td colSpan={3} className={`pt-2 pr-3 text-right ${isStrong ? 'font-medium' : 'text-stone'}`}>
                {label}
              </td>
              <td className={`figures pt-2 text-right whitespace-nowrap ${isStrong ? 'font-medium' : ''}`}>
                {usd.startsWith('-') ? `−${money(usd.slice(1))}` : money(usd)}
              </td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  )
}

function ConvertedTotal({ paper: { body, kind }, language }: Props) {
  const text = body.with_prices && kind !== 'handover' ? describePaperRate(language, body, showsDue(kind, body)) : null
  return text && <p className="figures text-12 text-stone">{text}</p>
}

function Notes({ paper, language }: Props) {
  const note = paperNote(language, paper)
  const blocks = bankBlocks(language, paper)
  return (
    <>
      {note && <p className="text-12 text-stone">{note}</p>}
      {blocks.length > 0 && (
        <div className="grid break-inside-avoid grid-cols-2 gap-8 max-md:grid-cols-1">
          {blocks.map(({ title, lines }) => (
            <div key={title}>
              <h3 className="mb-1 text-12 text-stone">{title}</h3>
              <PartyLines lines={lines} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function Signatures({ paper, language }: Props) {
  const boxes = signatureBoxes(language, paper)
  if (!boxes.length) return null
  return (
    <div className="grid break-inside-avoid grid-cols-2 gap-10">
      {boxes.map(({ label, name, below }) => (
        <div key={label} className="grid gap-10">
          <p>
            <span className="text-stone">{name ? `${label}:` : label}</span> {name}
          </p>
          <p className="border-t border-ink pt-1 text-12 text-stone">{below}</p>
        </div>
      ))}
    </div>
  )
}
