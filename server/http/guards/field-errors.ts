import type { z } from 'zod'
import type { Language } from '#contract/language.ts'
import { fieldMessage } from '#server/http/messages.ts'

type Issue = z.core.$ZodIssue

/** What a schema refused, a list of sentences a field, in the person's language (API-09). */
export function fieldErrors(issues: readonly Issue[], language: Language): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')]
    const sentence = sentenceOf(issue, language)
    for (const key of keys) {
      const sentences = (errors[key] ??= [])
      if (!sentences.includes(sentence)) sentences.push(sentence)
    }
  }
  return errors
}

function sentenceOf(issue: Issue, language: Language): string {
  if (issue.code === 'unrecognized_keys') return fieldMessage(language, 'unknown')
  if (issue.code === 'invalid_value') return fieldMessage(language, 'choice', issue.values.join(', '))
  if (issue.code === 'too_small') return fieldMessage(language, 'min', String(issue.minimum))
  if (issue.code === 'too_big') return tooBig(issue, language)
  if (issue.code === 'invalid_format') return fieldMessage(language, 'ids')
  if (issue.code !== 'invalid_type') return fieldMessage(language, 'wrong')
  if (Array.isArray(issue.input)) return fieldMessage(language, 'once')
  if (issue.expected === 'int') return fieldMessage(language, 'whole')
  return fieldMessage(language, issue.expected === 'number' ? 'number' : 'wrong')
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>, language: Language): string {
  if (issue.origin === 'string') return fieldMessage(language, 'long', String(issue.maximum))
  return fieldMessage(language, issue.origin === 'array' ? 'many' : 'max', String(issue.maximum))
}
