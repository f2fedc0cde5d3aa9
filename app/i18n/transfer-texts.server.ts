import type { Language } from '#contract/language.ts'

type Ways = { here: string; there: string; min: number; max: number; percent: number }

/** Texts about a piece that is in the other office. Server only: pages send the texts they need with their data. */
export const transferTexts = {
  ru: {
    text: ({ here, there, min, max, percent }: Ways) =>
      `Сейчас ${here}: там его можно посмотреть и\u00A0примерить. Привезём ${there} к\u00A0просмотру за\u00A0${min}–${max}\u00A0дней${percent > 0 ? `, возвратный депозит ${percent}\u00A0%` : ''}.`,
    link: (there: string) => `Попросить привезти ${there}`,
    note: ({ here, min, max, percent }: Ways) =>
      `Сейчас ${here}, привезём за\u00A0${min}–${max}\u00A0дней.${percent > 0 ? ` Возвратный депозит ${percent}\u00A0%.` : ''}`,
  },
  en: {
    text: ({ here, there, min, max, percent }: Ways) =>
      `The piece is ${here} now, where you can see it and try it on. We can bring it ${there} for a viewing in ${min}–${max}\u00A0days${percent > 0 ? `, with a refundable deposit of ${percent}%` : ''}.`,
    link: (there: string) => `Have it brought ${there}`,
    note: ({ here, min, max, percent }: Ways) =>
      `The piece is ${here} now, we can bring it in ${min}–${max}\u00A0days.${percent > 0 ? ` Refundable deposit of ${percent}%.` : ''}`,
  },
} as const satisfies Record<Language, object>
