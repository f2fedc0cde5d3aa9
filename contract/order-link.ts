import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { Order } from '#contract/order.ts'

const token = z.string().min(1).max(100)

/** `POST /api/order-links/open/`: the secret of a link travels in a body, which no log and no cache keeps. */
export const OpenOrderLink = z.strictObject({ token })

/** `POST /api/order-links/agree/`: `version` is that of the order which the customer saw. */
export const AgreeToOrder = z.strictObject({ token, version: Id })

/** An order that was written by hand, as its link shows it: without the customer's phone and email, for a link may be passed on. */
export const LinkedOrder = z
  .object({
    ...Order.pick({
      order_number: true,
      status: true,
      created_at: true,
      expires_at: true,
      goods_price: true,
      discount: true,
      credit: true,
      delivery_price: true,
      total_price: true,
      received_price: true,
      due_price: true,
      owed_back_price: true,
      promo_code: true,
      items: true,
      delivery: true,
      comment: true,
    }).shape,
    first_name: z.string(),
    version: z.int(),
    agreed_at: z.iso.datetime().nullable().meta({ description: 'When the customer agreed to the order as it is now.' }),
    can_agree: z.boolean(),
  })
  .meta({ id: 'LinkedOrder' })
export type LinkedOrder = z.output<typeof LinkedOrder>
