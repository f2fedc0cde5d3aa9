import type { Bilingual } from '#server/db/seed/words.ts'

/** Promo banners of the home page; each leads to a page of this site. */
export const banners: { title: Bilingual; text: Bilingual; link: string }[] = [
  {
    title: { ru: 'Выкуп часов, сумок и украшений', en: 'We buy watches, bags and jewelry' },
    text: {
      ru: 'Пришлите до шести фотографий, и мы оценим вещь в течение 24 часов.',
      en: 'Send up to six photos and have a valuation within 24 hours.',
    },
    link: '/watch-buyback',
  },
  {
    title: { ru: 'Проверка подлинности', en: 'Authenticity check' },
    text: {
      ru: 'Заключение о вашей вещи за 1–2 рабочих дня, в Москве и Дубае.',
      en: 'A report on your piece in 1–2 business days, in Moscow and Dubai.',
    },
    link: '/authenticity',
  },
  {
    title: { ru: 'Сниженные цены', en: 'Reduced prices' },
    text: {
      ru: 'Часы, украшения и сумки, цена которых стала ниже прежней.',
      en: 'Watches, jewelry and bags whose price is now lower than before.',
    },
    link: '/sale',
  },
  {
    title: { ru: 'Обслуживание часов', en: 'Watch service' },
    text: {
      ru: 'Диагностика, регулировка и полный ремонт механизма: от одного дня до четырёх недель.',
      en: 'Diagnosis, regulation and full overhauls, from one day to four weeks.',
    },
    link: '/service',
  },
  {
    title: { ru: 'Примерка по записи', en: 'Fittings by appointment' },
    text: {
      ru: 'Выберите город и время, и мы подготовим предметы к вашему приезду.',
      en: 'Choose a city and a time, and the pieces will be ready when you come.',
    },
    link: '/appointment',
  },
]
