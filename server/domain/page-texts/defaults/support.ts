import type { Texts } from '#contract/rules/article.ts'

export const support: Texts = {
  ru: {
    title: 'Поддержка',
    description: 'Задайте вопрос о заказе, доставке, возврате или гарантии: форма, телефон, мессенджеры и ответы на частые вопросы.',
    lead: 'Вопрос о заказе, возврате или гарантии? Напишите здесь или позвоните: {{phone}}. Отвечаем в часы работы: {{hours}}.',
    parts: [],
  },
  en: {
    title: 'Support',
    description: 'Ask about an order, delivery, a return or the warranty: a form, the phone, messengers and answers to common questions.',
    lead: 'A question about an order, a return or the warranty? Write here or call {{phone}}. We reply during business hours: {{hours}}.',
    parts: [],
  },
}
