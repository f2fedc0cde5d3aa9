import type { z } from 'zod'
import type { Language } from '#contract/language.ts'
import { type FieldMessage, fieldMessage } from '#server/http/messages.ts'

type Issue = z.core.$ZodIssue

/** More than any form has: an answer is not to be many times what was sent. */
const fieldsMax = 40

/** What a schema refused, a list of sentences a field, in the person's language (API-09). */
export function fieldErrors(issues: readonly Issue[], language: Language): Record<string, string[]> {
  // a Map: names come from strangers, and `__proto__` or `toString` is no field of a Map
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')]
    const sentence = sentenceOf(issue, language)
    for (const key of keys) {
      if (errors.size >= fieldsMax && !errors.has(key)) continue
      const sentences = errors.get(key) ?? []
      if (!sentences.includes(sentence)) errors.set(key, [...sentences, sentence])
    }
  }
  return Object.fromEntries(errors)
}

function sentenceOf(issue: Issue, language: Language): string {
  if (issue.code === 'unrecognized_keys') return fieldMessage(language, 'unknown')
  if (issue.code === 'invalid_value') return fieldMessage(language, 'choice', issue.values.join(', '))
  if (issue.code === 'too_small') return tooSmall(issue, language)
  if (issue.code === 'too_big') return tooBig(issue, language)
  if (issue.code === 'invalid_format') return fieldMessage(language, 'ids')
  if (issue.code === 'custom') return fieldMessage(language, ownSentence(issue.path[0]))
  if (issue.code !== 'invalid_type') return fieldMessage(language, 'wrong')
  if (Array.isArray(issue.input)) return fieldMessage(language, 'once')
  if (issue.input === undefined) return fieldMessage(language, 'required')
  if (issue.expected === 'int') return fieldMessage(language, 'whole')
  return fieldMessage(language, issue.expected === 'number' ? 'number' : 'wrong')
}

/** Fields whose rule deserves a sentence of its own. */
function ownSentence(field: PropertyKey | undefined): FieldMessage {
  const key = String(field)
  return isOwn(key) ? key : 'wrong'
}

const own = ['phone', 'email', 'piece_id', 'country', 'code'] as const satisfies FieldMessage[]
const isOwn = (key: string): key is (typeof own)[number] => own.some((name) => name === key)

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>, language: Language): string {
  if (issue.origin !== 'string') return fieldMessage(language, 'min', String(issue.minimum))
  return issue.minimum === 1 ? fieldMessage(language, 'required') : fieldMessage(language, 'short', String(issue.minimum))
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>, language: Language): string {
  if (issue.origin === 'string') return fieldMessage(language, 'long', String(issue.maximum))
  return fieldMessage(language, issue.origin === 'array' ? 'many' : 'max', String(issue.maximum))
}
