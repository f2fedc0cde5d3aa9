import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { Order } from '#contract/order.ts'

const token = z.string().min(1).max(100)

/** Body of `POST /api/order-links/open/`. The secret is in the body, because logs and caches store URLs. */
export const OpenOrderLink = z.strictObject({ token })

/** Body of `POST /api/order-links/agree/`. `version`: the version of the order that the customer saw. */
export const AgreeToOrder = z.strictObject({ token, version: Id })

/** A manually created order as shown to anyone with its link. Omits the customer's phone and email, because the link may be forwarded. */
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
      ready_on: true,
      is_at_office: true,
      transit: true,
      deliver_by: true,
    }).shape,
    first_name: z.string(),
    version: z.int(),
    agreed_at: z.iso.datetime().nullable().meta({ description: 'When the customer agreed to the order in its current state.' }),
    can_agree: z.boolean(),
  })
  .meta({ id: 'LinkedOrder' })
export type LinkedOrder = z.output<typeof LinkedOrder>
