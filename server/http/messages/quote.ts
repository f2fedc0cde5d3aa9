import type { Language } from '#contract/language.ts'
import type { QuoteReason } from '#server/context/quote-reasons.ts'

export const quoteMessages = {
  ru: {
    'quote-gone': 'Такого предложения нет. Проверьте ссылку или напишите нам.',
    'quote-expired': 'Срок предложения закончился. Напишите нам, и мы подготовим новое.',
    'quote-over': 'Это предложение уже закрыто.',
    'quote-other-phone': 'Предложение сделано для другого телефона. Войдите с тем номером, который вы оставили нам.',
    'quote-pieces-gone': 'К сожалению, уже заказали: {{pieces}}. Напишите нам, и мы подберём замену.',
    'quote-phone-needed': 'Укажите телефон клиента: им он подтвердит покупку.',
    'quote-until': 'Срок — от одной минуты до {{days}} дней.',
    'quote-credit-other': 'Эта вещь сдана другим клиентом.',
    'quote-credit-too-much': 'Зачёт не меньше стоимости предметов. Добавьте предмет или выкупите вещь за деньги.',
    'quote-credit-gone': 'Зачёт за {{piece}} уже использован или отменён. Напишите нам, и мы подготовим новое предложение.',
  },
  en: {
    'quote-gone': 'This quote could not be found. Check the link, or write to us.',
    'quote-expired': 'This quote has expired. Write to us and we will prepare a new one.',
    'quote-over': 'This quote is already closed.',
    'quote-other-phone': 'This quote was prepared for another phone number. Sign in with the number you gave us.',
    'quote-pieces-gone': 'We are sorry, someone else ordered it first: {{pieces}}. Write to us and we will look for another.',
    'quote-phone-needed': 'Enter the phone of the client: it proves who buys.',
    'quote-until': 'A quote lasts from a minute to {{days}} days.',
    'quote-credit-other': 'Another client traded this piece in.',
    'quote-credit-too-much': 'The credit is no less than the pieces cost. Add a piece, or buy the traded-in piece for money.',
    'quote-credit-gone': 'The credit for {{piece}} was used or canceled. Write to us and we will prepare a new quote.',
  },
} as const satisfies Record<Language, Record<QuoteReason, string>>
