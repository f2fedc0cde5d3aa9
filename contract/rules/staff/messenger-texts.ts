import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'

export type MessageKind = 'thread' | 'piece' | 'quote' | 'album' | 'visit' | 'buyback'

/** Placeholders: `{{shop}}`, `{{number}}`, `{{pieces}}`, `{{until}}`, `{{when}}`, `{{address}}` and `{{link}}`. */
const texts: Record<Language, Record<MessageKind | 'hello' | 'helloName', string>> = {
  ru: {
    hello: 'Здравствуйте! Это {{shop}}.',
    helloName: 'Здравствуйте, {{name}}! Это {{shop}}.',
    thread: 'Пишем по вашему обращению № {{number}}.',
    piece: 'Пишем по вашему обращению № {{number}}: {{pieces}}.\n{{link}}',
    quote: 'Подготовили для вас личное предложение: {{pieces}}. Оно действует до {{until}}, цена и условия по ссылке:\n{{link}}',
    album: 'Сняли для вас предмет: {{pieces}}. Живые фотографии по ссылке, она действует до {{until}}:\n{{link}}',
    visit: 'Ваш визит: {{when}}, {{address}}. Посмотреть, перенести или отменить его можно по ссылке:\n{{link}}',
    buyback: 'Пишем о предмете, который вы предложили: {{pieces}}. Оценка и следующий шаг по ссылке:\n{{link}}',
  },
  en: {
    hello: 'Hello, this is {{shop}}.',
    helloName: 'Hello {{name}}, this is {{shop}}.',
    thread: 'We are writing about your request No.\u00A0{{number}}.',
    piece: 'We are writing about your request No.\u00A0{{number}}: {{pieces}}.\n{{link}}',
    quote: 'We have prepared a quote for you: {{pieces}}. It is valid until {{until}}; see the price and terms here:\n{{link}}',
    album: 'We have photographed this piece for you: {{pieces}}. See the live photographs here until {{until}}:\n{{link}}',
    visit: 'Your visit: {{when}}, {{address}}. View, reschedule or cancel it here:\n{{link}}',
    buyback: 'We are writing about the piece you offered us: {{pieces}}. See our estimate and the next step here:\n{{link}}',
  },
}

export type MessengerValues = Partial<Record<'number' | 'pieces' | 'until' | 'when' | 'address' | 'link', string>> & {
  name: string | null
  shop: string
}

/** Returns the text that staff send to a person by messenger: a greeting, a sentence about the subject, and the link. */
export function messengerText(language: Language, kind: MessageKind, { name, ...values }: MessengerValues): string {
  const { hello, helloName, [kind]: text } = texts[language]
  return `${fillTemplate(name?.trim() ? helloName : hello, { ...values, name: name?.trim() ?? '' })} ${fillTemplate(text, values)}`
}
