/** Facts about the company, in both languages. The owner edits this one file. */
export const company = {
  name: 'Vitrine',
  phone: { href: 'tel:+78007005359', text: '+7 800 700 53 59' },
  email: 'hello@vitrine.example',
  /** Minutes are whole hours of the day; Sunday is closed. */
  hours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '11:00', closes: '21:00', label: { ru: 'Пн–Пт', en: 'Mon–Fri' } },
    { days: ['Sa'], opens: '15:00', closes: '19:00', label: { ru: 'Сб', en: 'Sat' } },
  ],
  /** Visits by appointment, every day but the closed ones, in the time of the office; see `hours` for those without one. */
  appointments: { opens: '10:00', closes: '21:00', everyMinutes: 30, daysAhead: 60, closedDates: ['2027-01-01'] },
  /** How many days a piece travels from one office to the other, for customers who collect it elsewhere. */
  transferDays: { min: 3, max: 7 },
  closed: { ru: 'Вс — выходной', en: 'Sun closed' },
  /** Demo values: the seller as the policies name it, and the day they came into force. */
  legal: {
    name: { ru: 'магазин Vitrine (демонстрационное наименование)', en: 'the Vitrine shop (a demo name)' },
    policiesSince: { ru: '1 ноября 2026 года', en: '1 November 2026' },
  },
  offices: [
    {
      key: 'moscow',
      city: { ru: 'Москва', en: 'Moscow' },
      address: { ru: 'Москва, Россия', en: 'Moscow, Russia' },
      country: 'RU',
      mapQuery: 'Moscow, Russia',
      mapPoint: { latitude: 55.7558, longitude: 37.6173 },
      timeZone: 'Europe/Moscow',
    },
    {
      key: 'dubai',
      city: { ru: 'Дубай', en: 'Dubai' },
      address: { ru: 'Business Bay, Дубай, ОАЭ', en: 'Business Bay, Dubai, UAE' },
      country: 'AE',
      mapQuery: 'Business Bay, Dubai',
      mapPoint: { latitude: 25.185, longitude: 55.2708 },
      timeZone: 'Asia/Dubai',
    },
  ],
  /** Where a URL is null, a placeholder is shown. */
  socials: [
    { key: 'telegram', name: 'Telegram', url: 'https://t.me/+78007005359' },
    { key: 'whatsapp', name: 'WhatsApp', url: 'https://wa.me/78007005359' },
    { key: 'youtube', name: 'YouTube', url: null },
    { key: 'instagram', name: 'Instagram', url: null },
  ],
} as const
