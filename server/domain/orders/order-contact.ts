import type { EmailPerson } from '#server/domain/mail/email-contact.ts'
import type { OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { officeOf } from '#server/domain/orders/order-zone.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { findSpecialist } from '#server/domain/specialists/find-specialist.ts'
import type { SpecialistRow } from '#server/domain/specialists/read-specialists.ts'
import { emailPerson } from '#server/domain/specialists/specialist-links.ts'

/**
 * Returns the specialist of an order: that of the staff member in charge, who is the last person to change the order or else the one who
 * placed it; otherwise that of its office and its first piece.
 */
export function orderSpecialist(
  { catalog }: { catalog: Pick<ShopContext['catalog'], 'current'> },
  order: OrderWithLines,
  staffId = staffInCharge(order),
): SpecialistRow | undefined {
  const { content, lists } = catalog.current()
  return findSpecialist(content.specialists, { staffId, office: officeOf(order, lists).key, kind: order.lines[0]?.kind ?? null })
}

/**
 * Returns the person whom an email about an order names: its specialist, otherwise the staff member in charge (`staffId`). Null if there is
 * nobody, or if that staff member is blocked.
 */
export async function findOrderContact(
  ctx: Pick<ShopContext, 'db' | 'catalog'>,
  order: OrderWithLines,
  staffId = staffInCharge(order),
): Promise<EmailPerson | null> {
  const specialist = orderSpecialist(ctx, order, staffId)
  if (specialist) return emailPerson(specialist, order.language)
  if (!staffId) return null
  const staff = await ctx.db.selectFrom('staff').select('name').where('id', '=', staffId).where('blocked_at', 'is', null).executeTakeFirst()
  return staff ? { name: staff.name, telegram: null } : null
}

const staffInCharge = ({ lastStaffId, placed_by: placedBy }: OrderWithLines): string | null => lastStaffId ?? placedBy
