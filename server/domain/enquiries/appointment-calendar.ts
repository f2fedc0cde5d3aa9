import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Language } from '#contract/language.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import type { Company } from '#contract/rules/company.ts'
import { hourS } from '#contract/rules/durations.ts'
import { visitMs } from '#contract/rules/visit-holds.ts'
import { addressOf } from '#contract/rules/visit-messages.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { findVisit, type LinkedVisit } from '#server/domain/visits/linked-visit.ts'

const texts: Record<Language, { summary: (name: string) => string; pieces: string }> = {
  ru: { summary: (name) => `Визит в ${name}`, pieces: 'Предметы' },
  en: { summary: (name) => `Visit to ${name}`, pieces: 'Pieces' },
}

/** Returns the calendar entry of the visit with this token. The entry has no personal data. */
export async function getAppointmentCalendar({ db, now, company }: ShopContext, token: string, language: Language): Promise<string> {
  const row = await db
    .selectFrom('visit')
    .innerJoin('enquiry', 'enquiry.id', 'visit.enquiry_id')
    .select('visit.id')
    .where('calendar_token', '=', token)
    .executeTakeFirst()
  const visit = row && (await findVisit(db, row.id))
  if (!visit) throw new CodedError('not-found')
  return visitCalendar(visit, company(), { language, now: now() })
}

type Reading = { language: Language; now: number }

/**
 * Returns the calendar entry of a visit (RFC 5545). After a visit is moved, the entry keeps its UID and gets a higher sequence, so that
 * calendars replace the earlier entry.
 */
export function visitCalendar(visit: LinkedVisit, company: Company, { language, now }: Reading): string {
  const { summary, pieces } = texts[language]
  const isCancelled = visit.cancelled_at !== null
  const pieceNames = visit.pieces.map(({ name, reference }) => [name, reference].filter(Boolean).join(' '))
  const when = formatPlaceTime(language, visit.starts_at, visit.office)
  const named = pieceNames.length ? [`${pieces}: ${pieceNames.join('; ')}`] : []
  const description = [when, ...named, company.phone.text, company.email].join('\n')
  const title = summary(company.name)
  const status = visit.confirmed_at ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
  const calendar = ical({
    prodId: { company: company.name, product: 'visits', language },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${visit.calendar_token}@${company.email.replace(/^.*@/, '')}`,
    sequence: visit.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : status,
    stamp: new Date(now),
    start: visit.starts_at,
    end: new Date(visit.starts_at.getTime() + visitMs),
    summary: title,
    location: addressOf(company, visit.office)[language],
    description,
    alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, trigger: 2 * hourS, description: title }],
  })
  return `${calendar.toString()}\r\n`
}
