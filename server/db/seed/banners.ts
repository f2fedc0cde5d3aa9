import type { Bilingual } from '#server/db/seed/reference-labels.ts'

export type Banner = { title: Bilingual; text: Bilingual; link: string; position: number }

export const shopBanners: readonly Banner[] = [
  {
    title: { ru: 'Выкуп часов, сумок и украшений', en: 'We buy watches, bags and jewelry' },
    text: {
      ru: 'Пришлите до шести фотографий, и мы пришлём оценку в течение 24 часов.',
      en: 'Send up to six photos and get a valuation within 24 hours.',
    },
    link: '/watch-buyback',
    position: 0,
  },
  {
    title: { ru: 'Проверка подлинности', en: 'Authenticity check' },
    text: {
      ru: 'Письменное заключение за 1–2 рабочих дня, в Москве и Дубае.',
      en: 'A report on your piece in 1–2 business days, in Moscow and Dubai.',
    },
    link: '/authenticity',
    position: 1,
  },
  {
    title: { ru: 'Обслуживание часов', en: 'Watch service' },
    text: {
      ru: 'Диагностика, регулировка и полное обслуживание механизма: от одного дня до четырёх недель.',
      en: 'Diagnosis, regulation and full overhauls, from one day to four weeks.',
    },
    link: '/service',
    position: 3,
  },
  {
    title: { ru: 'Примерка по записи', en: 'Viewings by appointment' },
    text: {
      ru: 'Выберите город и время, и мы подготовим предметы к вашему приезду.',
      en: 'Choose a city and a time, and the pieces will be ready when you arrive.',
    },
    link: '/appointment',
    position: 4,
  },
]

/** Banners for the demo's sale. Other shops may not have a sale. */
export const demoBanners: readonly Banner[] = [
  {
    title: { ru: 'Сниженные цены', en: 'Reduced prices' },
    text: {
      ru: 'Часы, украшения и сумки, цена которых стала ниже прежней.',
      en: 'Watches, jewelry and bags whose price is now lower than before.',
    },
    link: '/sale',
    position: 2,
  },
]
