import type { ShopContext } from '#server/domain/shop-context.ts'

/** Returns the recipients of emails to the shop itself: the configured addresses, or the company's address if none are configured. */
export function staffMails({ staff, company }: Pick<ShopContext, 'staff' | 'company'>): string[] {
  return staff.mails ?? [company().email]
}
