import { paths } from '#app/client/paths.ts'
import { visitTexts } from '#app/i18n/visit-texts.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import type { VisitView } from '#app/sections/visit/visit-page.tsx'
import { clockNames } from '#contract/rules/clock-names.ts'
import { formatWeekday } from '#contract/rules/dates.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { openDays, timesOfDay } from '#contract/rules/visit-times.ts'
import type { LinkedVisit } from '#contract/visit.ts'

export function visitPage(page: PageContext, visit: LinkedVisit, token: string) {
  const { language, company } = page
  const texts = visitTexts[language]
  const office = company.offices.find(({ key }) => key === visit.office) ?? company.offices[0]
  const isAhead = visit.state === 'asked' || visit.state === 'confirmed'
  const days = openDays(company.appointments, visit.office, page.now).filter((day) => day >= visit.first_date)
  const confirmed = visit.pieces.length ? texts.confirmedText : texts.confirmedPlain
  const about = { asked: texts.askedText, confirmed, cancelled: texts.cancelledText, over: texts.overText }
  const view: VisitView = {
    label: texts.states[visit.state],
    isGood: visit.state === 'confirmed',
    title: capitalize(`${formatWeekday(language, visit.date)}, ${visit.time}`),
    place: `${capitalize(clockNames[language][visit.office])}. ${placeOf(office.city[language], office.address[language])}`,
    text: about[visit.state],
    pieces: {
      title: texts.pieces,
      list: visit.pieces.map((piece) => ({
        kind: piece.kind,
        path: piecePath(piece.kind, piece.id),
        name: piece.name,
        reference: piece.reference,
        photo: piece.photo,
        state: stateText(piece, page),
      })),
    },
    calendar: { label: texts.calendar, url: visit.calendar_url },
    change: isAhead
      ? {
          move: {
            title: texts.move,
            text: texts.moveText(office.city[language], clockNames[language][visit.office]),
            action: `/api/visits/${token}/move/`,
            city: visit.office,
            date: {
              label: texts.date,
              value: visit.date,
              options: days.map((day) => ({ value: day, label: capitalize(formatWeekday(language, day)) })),
            },
            time: { label: texts.time, value: visit.time, options: [...timesOfDay(company.appointments)] },
            submit: texts.moveSubmit,
          },
          cancel: { title: texts.cancel, text: texts.cancelText, action: `/api/visits/${token}/cancel/`, submit: texts.cancelSubmit },
        }
      : null,
    again: { label: texts.again, path: paths.appointment },
  }
  const head = page.head({ path: paths.visit('-'), title: texts.title, description: texts.description, isPrivate: true })
  return { view, head }
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Joins city and address. Does not repeat the city if the address starts with it. */
const placeOf = (city: string, address: string): string => (address.startsWith(city) ? address : `${city}. ${address}`)

function stateText(piece: LinkedVisit['pieces'][number], { language, transferDepositPercent: percent }: PageContext): string {
  const texts = visitTexts[language]
  const isComing = piece.is_elsewhere && piece.state !== 'taken'
  return [texts.pieceStates[piece.state], isComing && texts.elsewhere, depositText()].filter(Boolean).join(' ')

  function depositText(): string | null {
    if (!piece.deposit) return isComing && percent > 0 ? texts.depositOf(percent) : null
    const cents = toCents(piece.deposit.amount_usd)
    if (piece.deposit.state === 'retained') return null
    return texts.deposits[piece.deposit.state](cents === null ? '' : formatCents(language, cents))
  }
}
