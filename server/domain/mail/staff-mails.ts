import type { ShopContext } from '#server/domain/shop-context.ts'

/** Returns the recipients of emails to the shop itself: those of the settings, otherwise the company's own address. */
export function staffMails({ staff, company }: Pick<ShopContext, 'staff' | 'company'>): string[] {
  return staff.mails ?? [company().email]
}
