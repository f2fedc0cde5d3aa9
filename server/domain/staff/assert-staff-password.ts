import { staffLimits } from '#contract/staff/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffReason } from '#server/context/staff-reasons.ts'
import { isCommonPassword } from '#server/domain/accounts/common-passwords.ts'

const partMinChars = 3

/**
 * Throws `invalid` for a guessable password: one that is short or common, or that contains a word of `name`, `email` or `shop`. The error
 * names `field`.
 */
export function assertStaffPassword(
  password: string,
  person: { name: string; email: string; shop: string },
  field: 'password' | 'new_password' = 'password',
): void {
  const reason = findPasswordProblem(password.normalize('NFKC').toLowerCase(), person)
  if (reason) throw new CodedError('invalid', { fields: { [field]: reason }, values: { min: staffLimits.passwordMinChars } })
}

function findPasswordProblem(password: string, { name, email, shop }: { name: string; email: string; shop: string }): StaffReason | null {
  if (Array.from(password).length < staffLimits.passwordMinChars) return 'staff-password-short'
  if (isCommon(password)) return 'staff-password-common'
  const parts = `${name} ${email} ${shop}`
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  // ignores words that are not personal: very short words, and common parts of email addresses such as «com»
  const personal = parts.filter((part) => part.length >= partMinChars && !endings.has(part))
  return personal.some((part) => password.includes(part)) ? 'staff-password-personal' : null
}

const endings = new Set(['com', 'net', 'org', 'mail', 'gmail', 'yandex', 'example'])

/**
 * Whether a password, or its letters alone, is common. Also true for a password without letters, and for a repetition of up to four
 * characters.
 */
function isCommon(password: string): boolean {
  const text = password.replace(/[^\p{L}]/gu, '')
  return isCommonPassword(password, null) || text === '' || isCommonPassword(text, null) || /^(.{1,4})\1+$/u.test(password)
}
