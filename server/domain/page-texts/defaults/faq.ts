import type { Texts } from '#contract/rules/article.ts'

export const faq: Texts = {
  ru: {
    title: 'Вопросы и ответы',
    description: 'Как заказать и оплатить, сколько идёт доставка, что покрывает гарантия и как описано состояние предметов.',
    lead: 'Об оплате, доставке, гарантии и самих предметах. Если ответа нет, спросите [поддержку](/support) или позвоните: {{phone}}.',
    parts: [],
  },
  en: {
    title: 'Questions and answers',
    description: 'How to order and pay, how long delivery takes, what the warranty covers and how we describe the condition of a piece.',
    lead: 'About payment, delivery, the warranty and the pieces themselves. If your answer is not here, ask [support](/support) or call {{phone}}.',
    parts: [],
  },
}
