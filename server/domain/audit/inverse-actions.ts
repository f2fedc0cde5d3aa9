import type { ActionName } from '#contract/staff/actions.ts'
import type { Tx } from '#server/db/database.ts'
import { cancelQueuedEmail } from '#server/domain/mail/cancel-queued-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { undoEdit } from '#server/domain/staff-orders/undo-edit.ts'
import { undoExtension } from '#server/domain/staff-orders/undo-extension.ts'
import { undoOfficeSale } from '#server/domain/staff-orders/undo-office-sale.ts'
import { undoOrderStep } from '#server/domain/staff-orders/undo-order-step.ts'

type UndoneEntry = { id: number; action: string; subject_kind: string; subject_id: string; at: Date }

type InverseAction = (tx: Tx, ctx: Pick<ShopContext, 'now' | 'ownerSettings'>, entry: UndoneEntry) => Promise<void>

/** Functions that undo actions with `undo: 'inverse'`, by action name. */
export const inverseActions: Partial<Record<ActionName, InverseAction>> = {
  'consignor.statement': cancelQueuedEmail,
  'document.send': cancelQueuedEmail,
  'order.cancel': undoOrderStep,
  'order.confirm': undoOrderStep,
  'order.deliver': undoOrderStep,
  'order.edit': undoEdit,
  'order.extend': undoExtension,
  'order.sell': undoOfficeSale,
  'order.ship': undoOrderStep,
}
