import { type Carrier, carriers } from '#contract/rules/carriers.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'
import { formatOrder } from '#server/cli/orders-table.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import { getOrderByNumber } from '#server/domain/orders/get-order-by-number.ts'
import { getOrderForStaff } from '#server/domain/orders/get-order-for-staff.ts'
import type { PromiseContext } from '#server/domain/orders/order-promise.ts'
import { stepStatuses } from '#server/domain/orders/order-states.ts'
import { takeStep } from '#server/domain/staff-orders/take-step.ts'

export type StepDetails = { carrier?: string | undefined; tracking?: string | undefined; reason?: string | undefined }
type StepContext = PromiseContext & { db: Db; actor?: Actor }
type StepCommand = StepDetails & { step: OrderStep; number: string }

/**
 * Moves an order to its next status and returns a sentence about the result. Throws `StartupError` if there is no such order or its status
 * does not allow the step.
 */
export async function takeOrderStep(ctx: StepContext, { step, number: typed, ...details }: StepCommand): Promise<string> {
  const to = stepStatuses[step]
  const order = await getOrderByNumber(ctx.db, typed).catch((error: unknown) => throwNumberError(error, typed))
  const { tracking: trackingNumber, reason } = details
  const request = { step, email: 'send', carrier: findCarrier(details.carrier), trackingNumber, reason } as const
  await takeStep(ctx, ctx.actor ?? { kind: 'shop' }, order.id, request).catch((error: unknown) => {
    throw toStartupError(error, `Order ${order.number} is ${order.status}: it cannot become ${to}.`, 'conflict')
  })
  return `Order ${order.number} is ${to}.`
}

function findCarrier(name: string | undefined): Carrier | undefined {
  const carrier = carriers.find((known) => known === name)
  if (name !== undefined && !carrier) throw new StartupError(`There is no carrier ${name}: ${carriers.join(', ')}.`)
  return carrier
}

export async function showOrder(ctx: { db: Db; now: () => number }, typed: string): Promise<string> {
  const found = await getOrderForStaff(ctx.db, typed).catch((error: unknown) => throwNumberError(error, typed))
  return formatOrder(found, ctx.now())
}

function throwNumberError(error: unknown, typed: string): never {
  throw isCoded(error, 'invalid')
    ? new StartupError(`${typed} is not the number of an order: one sign of it may be wrong.`)
    : toStartupError(error, `There is no order ${typed}.`, 'not-found')
}

const isCoded = (error: unknown, code: string) => error instanceof CodedError && error.code === code
const toStartupError = (error: unknown, text: string, code: string) => (isCoded(error, code) ? new StartupError(text) : error)
