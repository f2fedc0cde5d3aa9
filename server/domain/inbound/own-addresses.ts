import { staffMails } from '#server/domain/mail/staff-mails.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type OwnAddresses = { has(address: string): boolean; domains: readonly string[] }

/** Returns the shop's own email addresses (company, replies, sender, staff) and their domains. */
export function ownAddresses(ctx: Pick<ShopContext, 'inbound' | 'company' | 'staff'>): OwnAddresses {
  const { replyMail = '', senderMail = '' } = ctx.inbound
  const all = [ctx.company().email, replyMail, senderMail, ...staffMails(ctx)].filter(Boolean)
  const own = all.map((address) => address.toLowerCase().replace(/\+?\{token\}/, ''))
  return {
    // remove the reply token (`+…`), because an address with a token is the same mailbox
    has: (address) => own.includes(address.toLowerCase().replace(/\+\d{1,9}-[0-9a-f]{24}(?=@)/, '')),
    domains: own.map((address) => address.slice(address.lastIndexOf('@') + 1)),
  }
}
