import type { OrderStatus } from '#contract/rules/order-words.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { Db } from '#server/db/database.ts'
import { advanceOrder } from '#server/domain/orders/advance-order.ts'
import { orderByNumber } from '#server/domain/orders/order-by-number.ts'

/** What the staff does with an order, and what it becomes by that. */
export const orderSteps = { confirm: 'confirmed', ship: 'shipped', deliver: 'delivered', cancel: 'cancelled' } as const satisfies Record<
  string,
  OrderStatus
>
export type OrderStep = keyof typeof orderSteps

/** Takes the order of a number a step further; says in a sentence what became of it, or throws one about why it cannot be. */
export async function takeOrderStep(ctx: { db: Db; now: () => number }, step: OrderStep, typed: string): Promise<string> {
  const to = orderSteps[step]
  const order = await orderByNumber(ctx.db, typed).catch((error: unknown) => {
    throw isCoded(error, 'invalid')
      ? new StartupError(`${typed} is not the number of an order: one sign of it may be wrong.`)
      : asSentence(error, `There is no order ${typed}.`, 'not-found')
  })
  await advanceOrder(ctx, order.id, to).catch((error: unknown) => {
    throw asSentence(error, `Order ${order.number} is ${order.status}: it cannot become ${to}.`, 'conflict')
  })
  return `Order ${order.number} is ${to}.`
}

const isCoded = (error: unknown, code: string) => error instanceof CodedError && error.code === code
const asSentence = (error: unknown, text: string, code: string) => (isCoded(error, code) ? new StartupError(text) : error)
