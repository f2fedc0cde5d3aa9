import { isEmail } from '#contract/rules/email.ts'

const known = [
  'gmail.com',
  'yandex.ru',
  'mail.ru',
  'inbox.ru',
  'list.ru',
  'rambler.ru',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'proton.me',
  'protonmail.com',
] as const

/** Domains that are one letter away from a domain in `known`, but belong to real mail providers. */
const others: ReadonlySet<string> = new Set(['mail.com', 'email.ru', 'ymail.com', 'gmail.ru', 'mail.rw', 'mail.su'])

/**
 * Suggests a correction if the domain is one typing error away from a known mail provider: anna@gmial.com → anna@gmail.com. Otherwise null.
 * `isComplete`: whether the person has left the field. Before that, a domain that may be unfinished, such as gmail.co, is not corrected.
 */
export function likelyEmail(typed: string, { isComplete }: { isComplete: boolean }): string | null {
  const email = typed.trim()
  if (!isEmail(email)) return null
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at).toLowerCase()
  if (others.has(domain) || known.some((right) => right === domain)) return null
  const meant = known.find((right) => isOneSlipAway(domain, right))
  if (!meant || (!isComplete && meant.startsWith(domain))) return null
  return email.slice(0, at) + meant
}

/** Whether one letter is missing, added or replaced, or two neighboring letters are swapped. */
function isOneSlipAway(typed: string, right: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === right[start]) start++
  const [left, wanted] = [typed.slice(start), right.slice(start)]
  const isSwapped = left[0] === wanted[1] && left[1] === wanted[0] && left.slice(2) === wanted.slice(2)
  return isSwapped || left.slice(1) === wanted || left === wanted.slice(1) || left.slice(1) === wanted.slice(1)
}
