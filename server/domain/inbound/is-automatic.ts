import type { Email } from 'postal-mime'

/**
 * Whether an email looks automatic, by RFC 3834 and the headers of mail programs. Exceptions: emails through the shop's own mailing list,
 * and replies with an unsubscribe header, which some CRM programs add to personal emails.
 */
export function isAutomatic({ headers }: Email, ownDomains: readonly string[]): boolean {
  const of = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const submitted = of('auto-submitted')
  if (submitted !== '' && submitted !== 'no') return true
  if (of('x-spam-flag') === 'yes' || of('x-auto-response-suppress') === 'all' || of('return-path') === '<>') return true
  if (/^(?:bulk|junk|auto_reply)$/.test(of('precedence'))) return true
  const lists = ['list-id', 'list-post', 'mailing-list'].map(of).filter(Boolean)
  const isOwnList = lists.some((list) => list.split(/[\s<>:;,]+/).some((name) => ownDomains.some((domain) => isWithin(name, domain))))
  if (isOwnList) return false
  if (lists.length > 0 || of('precedence') === 'list') return true
  return of('list-unsubscribe') !== '' && of('in-reply-to') === ''
}

/** Whether a name belongs to a domain. `name` is an email address, or a List-Id, which has a dot in place of the @. */
const isWithin = (name: string, domain: string): boolean => name.endsWith(`@${domain}`) || name.endsWith(`.${domain}`)
