import { type RawBuilder, sql } from 'kysely'
import { callingCode } from '#contract/rules/phone.ts'
import type { Traces } from '#server/domain/people/traces.ts'

/**
 * PostgreSQL regular expressions. `quick` is a prefilter, five times as fast: it matches everything that `exact` matches, and little more.
 */
type Pattern = { quick: string; exact: string }

type Identity = Pick<Traces, 'phones' | 'emails' | 'names' | 'ownNames' | 'knownNames'>

/**
 * Returns patterns that find a person in any text. `sure` matches a phone in any spelling, an email, or a full name that nobody else has.
 * `full` also matches every full name, for texts that concern the person anyway. `supplier` matches the name of a supplier: as a whole, and
 * not if the person only typed it into a form. Without traces, the patterns match nothing.
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
 * SQL: whether piece `row` (of `piece_private`) names the person as its consignor without a contact, as imports of a supplier's list do.
 * Such a piece has no card. A name that somebody else has a contact for does not count.
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

/** Returns the stored spellings of a phone: a Russian number also with 8, or without its country code. */
export function phoneSpellings(phone: string): string[] {
  return /^7\d{10}$/.test(phone) ? [phone, `8${phone.slice(1)}`, phone.slice(1)] : [phone]
}

/**
 * Matches a whole number in the spellings that `internationalPhone` accepts: with its country code, with the local 8 or 0, or without
 * either.
 */
function phonePattern(phone: string): Pattern {
  const code = callingCode(phone)
  const own = phone.slice(code.length)
  const international = `(?:(?:[+]|00)${separator})?${spaced(code)}${separator}`
  const start = code === '7' ? `(?:${international}8?|8)` : `(?:${international}0?|0)`
  // a short number without a code would match any digits
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

/** Matches a text that is this name and nothing else. */
function wholeNamePattern(name: string): Pattern {
  const { quick, exact } = namePattern(name)
  return { quick, exact: `^\\s*${exact}\\s*$` }
}

const wordPattern = (word: string) => escapePattern(word).replace(/[её]/gi, '[её]')
