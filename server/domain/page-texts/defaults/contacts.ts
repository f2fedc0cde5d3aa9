import type { Texts } from '#contract/rules/article.ts'

export const contacts: Texts = {
  ru: {
    title: 'Контакты',
    description: 'Телефон, почта, мессенджеры, часы работы и адреса офисов в Москве и Дубае.',
    lead: 'Отвечаем по телефону и в мессенджерах в часы работы. На письма, пришедшие ночью или в воскресенье, — в следующий рабочий день.',
    parts: [],
  },
  en: {
    title: 'Contacts',
    description: 'Phone, email, messengers, opening hours and the addresses of our offices in Moscow and Dubai.',
    lead: 'We answer calls and messages during business hours. What arrives at night or on a Sunday is answered the next business day.',
    parts: [],
  },
}
