import pg from 'pg'
import type { Customers } from '#bench/customers.ts'

type Work = (client: pg.PoolClient, at: number) => Promise<unknown>

/** The minimum work of each action: three prepared statements without any checks. */
export function rawSqlWork({ buyer, piece }: Customers): Record<'favorite' | 'add' | 'order', Work> {
  return {
    favorite: async (client, at) => {
      const { customerId } = buyer(at)
      await client.query({ name: 'f1', text: 'select status from piece where id = $1', values: [piece(at)] })
      await client.query({
        name: 'f2',
        text: 'delete from favorite where customer_id = $1 and piece_id = $2',
        values: [customerId, piece(at)],
      })
      await client.query({
        name: 'f3',
        text: 'insert into favorite (customer_id, piece_id) values ($1, $2)',
        values: [customerId, piece(at)],
      })
    },
    add: async (client, at) => {
      const { cartId } = buyer(at)
      await client.query({ name: 'a1', text: 'update cart set version = version + 1 where id = $1', values: [cartId] })
      await client.query({ name: 'a2', text: 'select price_cents, status, stock from piece where id = $1', values: [piece(at)] })
      await client.query({ name: 'a3', text: addLine, values: [cartId, piece(at)] })
    },
    order: async (client, at) => {
      const { customerId, cartId } = buyer(at)
      await client.query({ name: 'o1', text: 'update piece set held = held + 1 where id = $1', values: [piece(at)] })
      const { rows } = await client.query({ name: 'o2', text: insertOrder, values: [numberOf(at), customerId, cartId, -at - 1] })
      await client.query({ name: 'o3', text: insertLine, values: [rows[0].id, piece(at)] })
    },
  }
}

const addLine = `insert into cart_line (cart_id, piece_id, quantity, price_cents) values ($1, $2, 1, 100)
  on conflict (cart_id, piece_id) do update set quantity = cart_line.quantity + 1`

const insertOrder = `insert into shop_order (number, customer_id, mode, language, first_name, last_name, phone, email, delivery_method,
  pickup_city_id, goods_cents, discount_cents, delivery_cents, total_cents, cart_id, cart_version, created_at, expires_at)
  values ($1, $2, 'reserve', 'en', 'Anna', 'Bench', '79160000000', 'anna@example.com', 'pickup', 1, 100, 0, 0, 100, $3, $4, now(), now())
  returning id`

const insertLine = `insert into order_line (order_id, piece_id, position, kind, brand_id, brand_name, model_name, quantity, price_cents, is_unique)
  values ($1, $2, 0, 'watch', 1, 'Brand', 'Model', 1, 100, false)`

function numberOf(at: number): string {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const text = Array.from({ length: 8 }, (_, index) => digits[Math.floor(at / 32 ** index) % 32]).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
