import type { Language } from '#contract/language.ts'
import { formatDate } from '#contract/rules/dates.ts'
import type { ConsignmentState } from '#contract/rules/staff/consignment-states.ts'
import { statementTexts } from '#contract/rules/staff/statement-texts.ts'

/** A consigned piece. Days are ISO 8601, such as 2026-11-21. */
type StatedPiece = {
  state: ConsignmentState
  reference: string | null
  consigned_until: string | null
  sold_on: string | null
  paid_on: string | null
}

/** Returns the lines about a piece in a consignor's statement, without the amounts: state, reference number and dates. */
export function statementFacts(language: Language, { state, reference, ...days }: StatedPiece): string[] {
  const texts = statementTexts[language]
  const day = (iso: string) => formatDate(language, iso, 'UTC')
  return [
    // omits the state if one of the dates below already implies it
    !(state === 'due' && days.sold_on) && !(state === 'paid' && days.paid_on) && texts.states[state],
    reference && `${texts.reference} ${reference}`,
    state === 'in-stock' && days.consigned_until && `${texts.until} ${day(days.consigned_until)}`,
    days.sold_on && `${texts.soldOn} ${day(days.sold_on)}`,
    days.paid_on && `${texts.paidOn} ${day(days.paid_on)}`,
  ].filter((fact): fact is string => Boolean(fact))
}
