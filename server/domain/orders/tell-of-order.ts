import { formatPhone } from '#contract/rules/phone.ts'
import { priceText } from '#contract/rules/price-text.ts'
import { insertJobs, newJob, type NewJob } from '#server/domain/jobs/enqueue.ts'
import { composeLetter, type Letter } from '#server/domain/mail/letter.ts'
import { orderLetter, orderMessage } from '#server/domain/orders/order-letter.ts'
import { type OrderOccasion, orderOccasions } from '#server/domain/orders/order-occasions.ts'
import { type OrderWithLines, withLines } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Tells a person what became of their order: by mail, and where they came by Telegram, by a message; the staff of a new one.
 * Bears to be run twice: every message has a key of its own. Nobody hears that an order stands which has been cancelled since.
 */
export async function tellOfOrder(ctx: ShopContext, id: string, occasion: OrderOccasion): Promise<void> {
  const row = await ctx.db
    .selectFrom('shop_order')
    .innerJoin('customer', 'customer.id', 'shop_order.customer_id')
    .selectAll('shop_order')
    .select('customer.telegram_id')
    .where('shop_order.id', '=', id)
    .executeTakeFirst()
  const [order] = row ? await withLines(ctx.db, [row]) : []
  if (!row || !order) return
  if (isOver(occasion)) await takeBackLetters(ctx, id)
  else if (order.status === 'cancelled') return
  const setting = { lists: ctx.catalog.current().lists, origins: ctx.origins }
  const key = `${id} ${occasion}`
  const jobs = [newJob('mail', { to: order.email, ...composeLetter(orderLetter(order, occasion, setting), ctx.origins) }, { key })]
  if (row.telegram_id !== null)
    jobs.push(newJob('telegram', { chat: String(row.telegram_id), text: orderMessage(order, occasion, setting) }, { key }))
  if (occasion === 'placed') jobs.push(...toStaff(ctx, order))
  await insertJobs(ctx.db, jobs).execute()
}

const isOver = (occasion: OrderOccasion) => occasion === 'cancelled' || occasion === 'lapsed'

/** What still waits for its carrier would tell of pieces that are reserved no more. */
async function takeBackLetters({ db }: ShopContext, id: string): Promise<void> {
  const keys = orderOccasions.filter((occasion) => !isOver(occasion)).map((occasion) => `${id} ${occasion}`)
  await db.deleteFrom('job').where('kind', 'in', ['mail', 'telegram']).where('key', 'in', keys).where('done_at', 'is', null).execute()
}

/** The staff reads Russian, and looks the rest up by the number. */
function toStaff({ staff, origins }: ShopContext, order: OrderWithLines): NewJob[] {
  const total = priceText('ru', order.total_cents)
  const pieces = order.lines.map(({ brand_name, model_name, reference }) => [brand_name, model_name, reference].filter(Boolean).join(' '))
  const letter: Letter = {
    language: 'ru',
    subject: `Новый заказ ${order.number}: ${total}`,
    preview: pieces.join(', '),
    heading: `Новый заказ ${order.number}`,
    parts: [
      { kind: 'facts', rows: pieces.map((value) => ({ label: 'Предмет', value })) },
      {
        kind: 'facts',
        rows: [
          { label: 'Сумма', value: total },
          { label: 'Покупатель', value: `${order.first_name} ${order.last_name}` },
          { label: 'Телефон', value: formatPhone(order.phone) },
          { label: 'Почта', value: order.email },
        ],
      },
      ...(order.comment ? [{ kind: 'quote' as const, text: order.comment }] : []),
    ],
  }
  const composed = composeLetter(letter, origins)
  const mails = staff.mails.map((to) => newJob('mail', { to, ...composed }, { key: `${order.id} staff ${to}` }))
  if (!staff.telegramChat) return mails
  const text = [letter.heading, ...pieces, total, formatPhone(order.phone)].join('\n')
  return [...mails, newJob('telegram', { chat: staff.telegramChat, text }, { key: `${order.id} staff` })]
}
