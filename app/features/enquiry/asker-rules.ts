import { isEmail } from '#contract/rules/email.ts'
import { isPhone } from '#contract/rules/phone.ts'

/** What a person tells about themselves in an enquiry; `consent` holds `yes` when ticked. */
export type Asker = { name: string; phone: string; email: string; message: string; consent: string; website: string }
export type AskerProblem = 'name' | 'phone' | 'email' | 'consent'

export const emptyAsker: Asker = { name: '', phone: '', email: '', message: '', consent: '', website: '' }

/** What keeps an enquiry from being sent (FORM-01): name not blank, 7–15 digits, an e-mail only if it is one, consent. */
export function askerProblems(asker: Asker): AskerProblem[] {
  const problems: [AskerProblem, boolean][] = [
    ['name', asker.name.trim() === ''],
    ['phone', !isPhone(asker.phone)],
    ['email', asker.email.trim() !== '' && !isEmail(asker.email)],
    ['consent', asker.consent !== 'yes'],
  ]
  return problems.filter(([, isWrong]) => isWrong).map(([problem]) => problem)
}
