import { type RawBuilder, sql } from 'kysely'
import { callingCode } from '#contract/rules/phone.ts'
import type { Traces } from '#server/domain/people/traces.ts'

/** Regular expressions of PostgreSQL: `quick` finds whatever `exact` finds and little more, in a fifth of the time. */
type Pattern = { quick: string; exact: string }

/**
 * Patterns that find somebody in any text. `sure`: by a phone, however it is written, an email, or a full name that nobody else has. `full`: by
 * every full name as well, for texts that are about the person anyhow. Without such traces they find nothing.
 */
export function tracePatterns({ phones, emails, names, ownNames }: Pick<Traces, 'phones' | 'emails' | 'names' | 'ownNames'>) {
  const contacts = [...phones.map(phonePattern), ...emails.map(emailPattern)]
  return {
    contacts: either(contacts),
    sure: either([...contacts, ...ownNames.map(namePattern)]),
    full: either([...contacts, ...names.map(namePattern)]),
  }
}

/** Whether a text says what the pattern finds; null where the text is. */
export const says = (text: RawBuilder<unknown>, { quick, exact }: Pattern) => sql<boolean>`(${text} ~* ${quick} and ${text} ~* ${exact})`

const nothing = '(?=a)b'
const either = (patterns: readonly Pattern[]): Pattern => {
  const join = (list: readonly string[]) => (list.length ? list.join('|') : nothing)
  return { quick: join(patterns.map(({ quick }) => quick)), exact: join(patterns.map(({ exact }) => exact)) }
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
const separator = '[ ().-]*'
const spaced = (digits: string) => digits.split('').join(separator)

/** How else the digits of a phone are stored: a Russian number with 8, or without its code. */
export function phoneSpellings(phone: string): string[] {
  return /^7\d{10}$/.test(phone) ? [phone, `8${phone.slice(1)}`, phone.slice(1)] : [phone]
}

/** A whole number, in the ways that `internationalPhone` takes for one: with its code, the local 8 or 0, or neither. */
function phonePattern(phone: string): Pattern {
  const code = callingCode(phone)
  const own = phone.slice(code.length)
  const international = `(?:(?:[+]|00)${separator})?${spaced(code)}${separator}`
  const start = code === '7' ? `(?:${international}8?|8)` : `(?:${international}0?|0)`
  // few digits without a code are any number
  const optional = own.length >= 9 ? '?' : ''
  return { quick: spaced(own), exact: `(?<![0-9])(?:${start}${separator})${optional}${spaced(own)}(?![0-9])` }
}

function emailPattern(email: string): Pattern {
  const quick = escapePattern(email)
  return { quick, exact: `(?<![a-z0-9._%+-])${quick}(?![a-z0-9-]|[.][a-z0-9])` }
}

const letter = '[A-Za-zÀ-ɏЀ-ӿ]'

/** Words in their order or the reverse: «Ivan Petrov», «Петров Иван». Part of a longer word is no name. */
function namePattern(name: string): Pattern {
  const words = name.trim().split(/\s+/).map(wordPattern)
  const join = (list: readonly string[]) => list.join('(?: |[+]|%20)+')
  const quick = `${join(words)}|${join(words.toReversed())}`
  return { quick, exact: `(?<!${letter})(?:${quick})(?!${letter})` }
}

/** A word with each of its letters е and ё as either. */
const wordPattern = (word: string) => escapePattern(word).replace(/[её]/gi, '[её]')
