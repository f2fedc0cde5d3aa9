import type { ShopContext } from '#server/domain/shop-context.ts'

/** Who gets the emails to the shop itself: whom the settings name, else the company's own address. */
export function staffMails({ staff, company }: Pick<ShopContext, 'staff' | 'company'>): string[] {
  return staff.mails ?? [company().email]
}
