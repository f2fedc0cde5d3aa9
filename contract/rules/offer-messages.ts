import type { Language } from '#contract/language.ts'
import { formatMoscowTime } from '#contract/rules/clock-names.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

const texts = {
  ru: {
    offered: 'Предлагаю {{sum}} за {{piece}}.',
    personCounter: 'Предлагаю {{sum}}.',
    personAccept: 'Меня устраивает {{sum}}.',
    personDecline: 'Спасибо, такая цена мне не подходит.',
    withdraw: 'Отзываю своё предложение.',
    tooLow:
      'Спасибо за предложение. За {{piece}} мы готовы обсуждать цену от {{least}}, поэтому сейчас согласиться не можем. Будем рады другому предложению.',
    tooLowUntold: 'Спасибо за предложение. За такую цену мы не можем уступить {{piece}}. Будем рады другому предложению.',
    counter: 'Здравствуйте! Спасибо за предложение. За {{piece}} можем предложить {{sum}}. Ответ ждём до {{until}}.',
    accept: 'Здравствуйте! Принимаем вашу цену: {{piece}}, {{sum}}. До {{until}} предмет отложен для вас: оформите заказ по ссылке.',
    accepted: 'Договорились: {{piece}}, {{sum}}. До {{until}} предмет отложен для вас: оформите заказ по ссылке.',
    decline: 'Здравствуйте! Спасибо за предложение. К сожалению, за {{piece}} мы не можем согласиться на {{sum}}.',
    unanswered:
      'Здравствуйте! Мы не успели ответить на вашу цену за {{piece}} и просим прощения. Если предмет вам по-прежнему интересен, назовите цену снова.',
    expired: 'Здравствуйте! Срок нашей цены за {{piece}} закончился. Если предмет вам по-прежнему интересен, назовите цену снова.',
  },
  en: {
    offered: 'I offer {{sum}} for the {{piece}}.',
    personCounter: 'I offer {{sum}}.',
    personAccept: 'I agree to {{sum}}.',
    personDecline: 'Thank you, but this price does not work for me.',
    withdraw: 'I withdraw my offer.',
    tooLow:
      'Thank you for your offer. For the {{piece}} we can consider prices from {{least}}, so we cannot accept yours for now. You are welcome to make another offer.',
    tooLowUntold: 'Thank you for your offer. We cannot sell the {{piece}} for this price. You are welcome to make another offer.',
    counter: 'Hello! Thank you for your offer. We can offer you the {{piece}} for {{sum}}. Please reply by {{until}}.',
    accept:
      'Hello! We accept your price: the {{piece}} for {{sum}}. It is reserved for you until {{until}}. Please order through the link by then.',
    accepted: 'Agreed: the {{piece}} for {{sum}}. It is reserved for you until {{until}}. Please order through the link by then.',
    decline: 'Hello! Thank you for your offer. We are sorry, but we cannot sell the {{piece}} for {{sum}}.',
    unanswered:
      'Hello! We are sorry we did not reply to your offer for the {{piece}} in time. If you are still interested, please make your offer again.',
    expired: 'Hello! Our offer for the {{piece}} has expired. If you are still interested, please make a new offer.',
  },
} as const satisfies Record<Language, Record<string, string>>

type Values = { piece?: string; cents?: number; least?: number; until?: Date; note?: string }

export function offerText(
  language: Language,
  name: keyof (typeof texts)['ru'],
  { piece = '', cents, least, until, note = '' }: Values,
): string {
  const time = until ? formatMoscowTime(until, language) : ''
  const money = (value: number | undefined) => (value === undefined ? '' : formatCents(language, value))
  const sentence = fillTemplate(texts[language][name], { piece, sum: money(cents), least: money(least), until: time })
  return [sentence, note].filter(Boolean).join('\n\n')
}
