import { type RawBuilder, sql } from 'kysely'
import { callingCode } from '#contract/rules/phone.ts'
import type { Traces } from '#server/domain/people/traces.ts'

/** PostgreSQL regular expressions. `quick` is a prefilter that matches everything that `exact` matches, and is five times as fast. */
type Pattern = { quick: string; exact: string }

type Identity = Pick<Traces, 'phones' | 'emails' | 'names' | 'ownNames' | 'knownNames'>

/**
 * Returns patterns that find a person in a text. `contacts` matches a phone in any spelling, or an email. `sure` also matches a full name
 * that nobody else has. `full` also matches a full name that others have, so it is only for texts about the person. `supplier` is for the
 * names of suppliers: besides contacts, it matches a text that equals one of `knownNames`, if nobody else has this name. Without traces,
 * the patterns match nothing.
 */
export function tracePatterns({ phones, emails, names, ownNames, knownNames }: Identity) {
  const contacts = [...phones.map(phonePattern), ...emails.map(emailPattern)]
  return {
    contacts: either(contacts),
    sure: either([...contacts, ...ownNames.map(namePattern)]),
    full: either([...contacts, ...names.map(namePattern)]),
    supplier: either([...contacts, ...ownNames.filter((name) => knownNames.includes(name)).map(wholeNamePattern)]),
  }
}

/** SQL: whether a pattern matches a text; null if the text is null. */
export const says = (text: RawBuilder<unknown>, { quick, exact }: Pattern) => sql<boolean>`(${text} ~* ${quick} and ${text} ~* ${exact})`

/**
 * SQL: whether a row of `piece_private` names the person as consignor, without a link to a customer card and without a contact. Imports of
 * a supplier's list create such rows. Ignores a name that somebody else in the shop also has.
 */
export const isNamedConsignor = (row: RawBuilder<unknown>, traces: Identity) =>
  sql<boolean>`(${row}.consignor_person_id is null and ${row}.consignor_contact = '' and ${row}.consignor_name <> ''
    and ${says(sql`${row}.consignor_name`, tracePatterns(traces).supplier)})`

const nothing = '(?=a)b'
const either = (patterns: readonly Pattern[]): Pattern => {
  const join = (list: readonly string[]) => (list.length ? list.join('|') : nothing)
  return { quick: join(patterns.map(({ quick }) => quick)), exact: join(patterns.map(({ exact }) => exact)) }
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
const separator = '[ ().-]*'
const spaced = (digits: string) => digits.split('').join(separator)

/** Returns the forms in which a phone may be stored: a Russian number may also begin with 8, or lack its country code. */
export function phoneSpellings(phone: string): string[] {
  return /^7\d{10}$/.test(phone) ? [phone, `8${phone.slice(1)}`, phone.slice(1)] : [phone]
}

/**
 * Matches a whole phone number in each spelling that `internationalPhone` accepts: with the country code, with the local prefix 8 or 0, or
 * without a prefix.
 */
function phonePattern(phone: string): Pattern {
  const code = callingCode(phone)
  const own = phone.slice(code.length)
  const international = `(?:(?:[+]|00)${separator})?${spaced(code)}${separator}`
  const start = code === '7' ? `(?:${international}8?|8)` : `(?:${international}0?|0)`
  // requires the country code or prefix for a short number, because the number alone would match unrelated digits
  const optional = own.length >= 9 ? '?' : ''
  return { quick: spaced(own), exact: `(?<![0-9])(?:${start}${separator})${optional}${spaced(own)}(?![0-9])` }
}

function emailPattern(email: string): Pattern {
  const quick = escapePattern(email)
  return { quick, exact: `(?<![a-z0-9._%+-])${quick}(?![a-z0-9-]|[.][a-z0-9])` }
}

const letter = '[A-Za-zÀ-ɏЀ-ӿ]'

/** Matches the words of a name in either order («Ivan Petrov», «Петров Иван»), as whole words only. */
function namePattern(name: string): Pattern {
  const words = name.trim().split(/\s+/).map(wordPattern)
  const join = (list: readonly string[]) => list.join('(?: |[+]|%20)+')
  const quick = `${join(words)}|${join(words.toReversed())}`
  return { quick, exact: `(?<!${letter})(?:${quick})(?!${letter})` }
}

function wholeNamePattern(name: string): Pattern {
  const { quick, exact } = namePattern(name)
  return { quick, exact: `^\\s*${exact}\\s*$` }
}

const wordPattern = (word: string) => escapePattern(word).replace(/[её]/gi, '[её]')
