import { z } from 'zod'
import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { type NoticeKind, noticeKinds } from '#contract/rules/staff/notices.ts'

export const StaffNoticePayload = z.strictObject({
  to: z.uuid(),
  by: z.enum(['mail', 'telegram']),
  kind: z.enum(noticeKinds),
  subject: z.strictObject({ kind: z.string(), id: z.string(), label: z.string() }),
})
export type StaffNoticePayload = z.output<typeof StaffNoticePayload>

type Text = { heading: string; text: string }

const texts: Record<Language, Record<NoticeKind, Text>> = {
  ru: {
    'order-placed': { heading: 'Новый заказ {{label}}', text: 'Он ждёт подтверждения.' },
    'order-kept': {
      heading: 'Бронь оплаченного заказа вышла: {{label}}',
      text: 'Заказ не отменён, предметы закреплены. Подтвердите его или отмените с возвратом.',
    },
    'refund-due': { heading: 'Нужно вернуть деньги: заказ {{label}}', text: 'Покупателю причитается возврат. Сумма на странице заказа.' },
    'thread-assigned': { heading: 'Вам передано обращение {{label}}', text: 'Теперь отвечаете вы.' },
    'thread-message': { heading: 'Вам написали: обращение {{label}}', text: 'Покупатель ответил в переписке.' },
    'thread-undelivered': { heading: 'Сообщение не доставлено: обращение {{label}}', text: 'Проверьте адрес клиента или позвоните.' },
    'thread-late': { heading: 'Пора ответить: обращение {{label}}', text: 'Срок ответа вышел.' },
    'offer-made': { heading: 'Предложена цена: обращение {{label}}', text: 'Покупатель назвал свою цену и ждёт ответа.' },
    'quote-opened': { heading: 'Предложение открыли: обращение {{label}}', text: 'Клиент смотрит страницу предложения.' },
    'quote-declined': {
      heading: 'Отказ от предложения: обращение {{label}}',
      text: 'Клиент отказался. То, что было отложено, снова в продаже.',
    },
    'hold-expiring': { heading: 'Бронь скоро закончится: {{label}}', text: 'Когда она закончится, предмет вернётся в продажу.' },
    'email-failed': { heading: 'Письмо не ушло: {{label}}', text: 'Магазин больше не пытается его отправить. Проверьте адрес.' },
    'transport-away': { heading: 'Не отправляются: {{label}}', text: 'Сообщения ждут в очереди и уйдут, когда связь вернётся.' },
    'register-match': { heading: 'Совпадение в реестре: {{label}}', text: 'Пока владелец не решит иначе, предмет не публикуется.' },
    mention: { heading: 'Вас упомянули: {{label}}', text: 'Коллега назвал вас в заметке.' },
    'plan-failed': { heading: 'Предмет не опубликован: {{label}}', text: 'Публикация была назначена, но предмету чего-то не хватает.' },
    'text-plan-failed': {
      heading: 'Текст не опубликован: {{label}}',
      text: 'Публикация была назначена, но ссылки в тексте ведут на страницы, которых больше нет. Текст остался в черновике.',
    },
    'withdrawal-stopped': {
      heading: 'Предмет не снят с продажи: {{label}}',
      text: 'Снятие было назначено, но предмет в заказе. План отменён, решает заказ.',
    },
    'consignment-ending': {
      heading: 'Комиссия скоро закончится: {{label}}',
      text: 'Осталось две недели или меньше. Продлите договор или верните предмет.',
    },
  },
  en: {
    'order-placed': { heading: 'New order {{label}}', text: 'It is awaiting confirmation.' },
    'order-kept': {
      heading: 'A paid order is waiting: {{label}}',
      text: 'Its reservation is over, its pieces stay reserved. Confirm it, or cancel it with a refund.',
    },
    'refund-due': {
      heading: 'A refund is due: order {{label}}',
      text: 'Money is owed back to the customer. The sum is on the page of the order.',
    },
    'thread-assigned': { heading: 'Enquiry {{label}} is yours', text: 'It was assigned to you.' },
    'thread-message': { heading: 'A message in enquiry {{label}}', text: 'The client has written back.' },
    'thread-undelivered': {
      heading: 'A message was not delivered: enquiry {{label}}',
      text: 'Check the address of the client, or call.',
    },
    'thread-late': { heading: 'Enquiry {{label}} is waiting for a reply', text: 'The reply is overdue.' },
    'offer-made': { heading: 'A price was offered: enquiry {{label}}', text: 'A customer has named a price and is waiting for a reply.' },
    'quote-opened': { heading: 'A quote was opened: enquiry {{label}}', text: 'The client is looking at its page.' },
    'quote-declined': { heading: 'A quote was declined: enquiry {{label}}', text: 'What was held for it is on sale again.' },
    'hold-expiring': { heading: 'A hold is about to end: {{label}}', text: 'The piece is on sale again when it ends.' },
    'email-failed': { heading: 'An email could not be sent: {{label}}', text: 'The shop does not try again. Check the address.' },
    'transport-away': { heading: 'Not being sent: {{label}}', text: 'Messages wait in a queue and leave once the connection is back.' },
    'register-match': {
      heading: 'A match in a register: {{label}}',
      text: 'Until an owner decides otherwise, the piece is not published.',
    },
    mention: { heading: 'You were mentioned: {{label}}', text: 'A colleague named you in a note.' },
    'plan-failed': { heading: 'Not published: {{label}}', text: 'It was to be published, but something is missing.' },
    'text-plan-failed': {
      heading: 'A text was not published: {{label}}',
      text: 'It was to be published, but it links to pages that are gone. The text is still a draft.',
    },
    'withdrawal-stopped': {
      heading: 'Not withdrawn: {{label}}',
      text: 'It was to leave the shop, but it is in an order. The plan is canceled, the order decides.',
    },
    'consignment-ending': {
      heading: 'A consignment is about to end: {{label}}',
      text: 'Two weeks are left, or less. Extend the agreement or give the piece back.',
    },
  },
}

/** Returns the texts of a notice in a language. */
export function noticeText(language: Language, { kind, subject }: Pick<StaffNoticePayload, 'kind' | 'subject'>): Text {
  const { heading, text } = texts[language][kind]
  return { heading: fillTemplate(heading, { label: subject.label }), text }
}

/** Texts of an email with a notice. `why` tells why the person gets the email; `button` is the label of the button. */
export const noticeReasons: Record<Language, { why: string; button: string }> = {
  ru: { why: 'Вы получили это письмо, потому что выбрали такие уведомления в кабинете.', button: 'Открыть' },
  en: { why: 'You are receiving this email because you chose these notices in the back office.', button: 'Open' },
}
