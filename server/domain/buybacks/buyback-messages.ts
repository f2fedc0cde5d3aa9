import type { Language } from '#contract/language.ts'
import type { BuybackStep } from '#contract/rules/buyback-states.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import type { PreviewBuybackMessage } from '#contract/staff/buyback-steps.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { BuybackRow } from '#server/domain/buybacks/buyback-rows.ts'
import { buybackSubject } from '#server/domain/buybacks/buyback-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Texts = Record<BuybackStep | 'offer' | 'share', string>

const texts: Record<Language, Texts> = {
  ru: {
    estimate:
      'Здравствуйте! Мы оценили {{name}}: {{range}}. Оценка действует до {{day}} включительно.\n\nПосмотрите её и ответьте на своей странице: можно согласиться, назвать свою цену или отказаться. Точную сумму назовём после осмотра.',
    accept:
      'Здравствуйте! Договорились о {{name}}: {{range}}. Привезите предмет в наш офис или напишите, когда его забрать. Возьмите с собой документ, удостоверяющий личность.',
    receive: 'Здравствуйте! Мы приняли {{name}} на осмотр. О результате напишем, обычно это один рабочий день.',
    inspect: 'Здравствуйте! Мы осмотрели {{name}}. Скоро назовём точную сумму.',
    offer: 'Здравствуйте! Мы осмотрели {{name}} и предлагаем {{sum}}. Ответьте на своей странице: можно согласиться или забрать предмет.',
    share:
      'Здравствуйте! Мы осмотрели {{name}} и готовы продать от вашего имени: вы получите {{sum}} цены продажи. Ответьте на своей странице: можно согласиться или забрать предмет.',
    agree: 'Здравствуйте! Спасибо, договорились: {{name}}, {{sum}}.',
    pay: 'Здравствуйте! Мы выплатили {{sum}} за {{name}}. Спасибо, что выбрали нас.',
    stock: 'Здравствуйте! Готовим {{name}} к продаже. Напишем, когда появится покупатель.',
    decline: 'Здравствуйте! Спасибо за предложение. К сожалению, мы не сможем взять {{name}}.',
    return: 'Здравствуйте! Мы вернули вам {{name}}. Спасибо за доверие.',
  },
  en: {
    estimate:
      'Hello! We have valued your {{name}}: {{range}}. The estimate is valid through {{day}}.\n\nPlease reply on your page: accept, name your price, or decline. We will confirm the exact amount after the inspection.',
    accept:
      'Hello! We have agreed on your {{name}}: {{range}}. Please bring it to our office, or tell us when to collect it. Please have a photo ID with you.',
    receive: 'Hello! Your {{name}} is with us for inspection. We will write to you with the result, usually within one business day.',
    inspect: 'Hello! We have inspected your {{name}} and will give you the exact amount soon.',
    offer: 'Hello! We have inspected your {{name}} and offer {{sum}}. Please reply on your page: accept, or take it back.',
    share:
      'Hello! We have inspected your {{name}} and can sell it for you: you receive {{sum}} of the selling price. Please reply on your page: accept, or take it back.',
    agree: 'Hello! Thank you, we have noted your agreement: {{name}}, {{sum}}.',
    pay: 'Hello! We have paid {{sum}} for your {{name}}. Thank you for choosing us.',
    stock: 'Hello! We are preparing your {{name}} for sale and will write to you once there is a buyer.',
    decline: 'Hello! Thank you for offering us your {{name}}. Unfortunately, we cannot take it.',
    return: 'Hello! Your {{name}} is back with you. Thank you for your trust.',
  },
}

const noSums = { low_cents: null, high_cents: null, counter_cents: null, offered_cents: null, consignor_share: null }

/** Returns the default message for a buyback step, in the person's language. Throws `not-found`. */
export async function previewBuybackMessage(ctx: Pick<ShopContext, 'db'>, actor: StaffActor, id: number, asked: PreviewBuybackMessage) {
  await buybackSubject(ctx.db, actor, id)
  const row = await ctx.db.selectFrom('buyback').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return { language: row.language, text: buybackMessage(actor, row, asked) }
}

/**
 * Returns the default message for a step. `row`: the buyback before the step. Leaves out stored sums if the actor lacks `buyback.price`.
 */
export function buybackMessage({ permissions }: StaffActor, row: BuybackRow, asked: PreviewBuybackMessage): string {
  return writeMessage(permissions.has('buyback.price') ? row : { ...row, ...noSums }, asked)
}

function writeMessage(row: BuybackRow, asked: PreviewBuybackMessage): string {
  const { language } = row
  const low = asked.low_usd ?? (row.state === 'countered' ? row.counter_cents : row.low_cents)
  const high = asked.high_usd ?? (row.state === 'countered' ? row.counter_cents : row.high_cents)
  const offered = asked.offered_usd ?? (asked.consignor_share === undefined ? row.offered_cents : null)
  const share = asked.consignor_share ?? (asked.offered_usd === undefined ? row.consignor_share : null)
  const fixed = offered === null ? '' : formatCents(language, offered)
  const sum = share === null ? fixed : `${share / 100} %`
  const offer = share === null ? 'offer' : 'share'
  const name = asked.step === 'inspect' && sum ? offer : asked.step
  const day = asked.valid_until ? formatDate(language, `${asked.valid_until}T12:00:00Z`, 'UTC') : ''
  return fillTemplate(texts[language][name], { name: `${row.brand} ${row.model}`, range: rangeText(language, low, high), day, sum })
}

function rangeText(language: Language, low: number | null, high: number | null): string {
  if (low === null || high === null) return '—'
  if (low === high) return formatCents(language, low)
  const [from, to] = [formatCents(language, low), formatCents(language, high)]
  return language === 'ru' ? `от ${from} до ${to}` : `from ${from} to ${to}`
}
