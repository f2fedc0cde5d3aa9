import type { z } from 'zod'
import type { Language } from '#contract/language.ts'
import { strangeLetter } from '#contract/rules/email.ts'
import { type FieldMessageKey, fieldText } from '#server/http/messages.ts'

type Issue = z.core.$ZodIssue

const fieldsMax = 40

/**
 * Returns the errors of a schema as sentences by field. Lists an error of a nested field also by its path, such as `destination.country`,
 * so that a form can show the sentence beside the field.
 */
export function fieldErrors(issues: readonly Issue[], language: Language): Record<string, string[]> {
  // uses a Map, because clients choose the names, and an object already has `__proto__` or `toString`
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : keysOf(issue.path)
    const sentence = issueText(issue, language)
    for (const key of keys) {
      if (errors.size >= fieldsMax && !errors.has(key)) continue
      const sentences = errors.get(key) ?? []
      if (!sentences.includes(sentence)) errors.set(key, [...sentences, sentence])
    }
  }
  return Object.fromEntries(errors)
}

function keysOf(path: readonly PropertyKey[]): string[] {
  const [first = 'body'] = path
  const isNamed = path.length > 1 && typeof path.at(-1) === 'string'
  return isNamed ? [String(first), path.map(String).join('.')] : [String(first)]
}

function issueText(issue: Issue, language: Language): string {
  if (issue.code === 'unrecognized_keys') return fieldText(language, 'unknown')
  if (issue.code === 'invalid_value')
    return issue.input === undefined ? fieldText(language, 'required') : fieldText(language, 'choice', issue.values.join(', '))
  if (issue.code === 'too_small') return tooSmallText(issue, language)
  if (issue.code === 'too_big') return tooBigText(issue, language)
  if (issue.code === 'invalid_format') return fieldText(language, formatMessageKey(issue))
  if (issue.code === 'custom') return customText(issue, language)
  if (issue.code !== 'invalid_type') return fieldText(language, 'wrong')
  if (Array.isArray(issue.input)) return fieldText(language, 'once')
  if (issue.input === undefined) return fieldText(language, 'required')
  if (issue.expected === 'int') return fieldText(language, 'whole')
  return fieldText(language, issue.expected === 'number' ? 'number' : 'wrong')
}

function customText(issue: Extract<Issue, { code: 'custom' }>, language: Language): string {
  const key = customMessageKey(issue)
  const letter = key === 'email' && typeof issue.input === 'string' ? strangeLetter(issue.input) : null
  return letter === null ? fieldText(language, key) : fieldText(language, 'email-letter', letter)
}

function customMessageKey({ params, input, path }: Extract<Issue, { code: 'custom' }>): FieldMessageKey {
  const key = ruleMessageKey(params?.field ?? path.at(-1)) ?? 'wrong'
  return input === '' && (key === 'amount' || key === 'country') ? 'required' : key
}

function formatMessageKey({ format, input, path }: Extract<Issue, { code: 'invalid_format' }>): FieldMessageKey {
  if (input === '') return 'required'
  if (format === 'date') return 'date'
  if (format === 'datetime') return 'datetime'
  return ruleMessageKey(path.at(-1)) ?? (format === 'regex' && isListOfIds(path) ? 'ids' : 'wrong')
}

const isListOfIds = (path: readonly PropertyKey[]) => path.some((name) => /(^|_)ids$/.test(String(name)))

function ruleMessageKey(field: PropertyKey | undefined): FieldMessageKey | undefined {
  const key = String(field)
  if (/(^|_)usd$/.test(key)) return 'amount'
  return hasMessage(key) ? key : undefined
}

const fieldsWithMessage = [
  'phone',
  'email',
  'piece_id',
  'country',
  'code',
  'calendar_year',
  'web_address',
  'telegram_name',
] as const satisfies FieldMessageKey[]
const hasMessage = (key: string): key is (typeof fieldsWithMessage)[number] => fieldsWithMessage.some((name) => name === key)

function tooSmallText(issue: Extract<Issue, { code: 'too_small' }>, language: Language): string {
  if (issue.origin !== 'string') return fieldText(language, issue.origin === 'array' ? 'few' : 'min', String(issue.minimum))
  return issue.minimum === 1 ? fieldText(language, 'required') : fieldText(language, 'short', String(issue.minimum))
}

function tooBigText(issue: Extract<Issue, { code: 'too_big' }>, language: Language): string {
  if (issue.origin === 'string') return fieldText(language, 'long', String(issue.maximum))
  return fieldText(language, issue.origin === 'array' ? 'many' : 'max', String(issue.maximum))
}
