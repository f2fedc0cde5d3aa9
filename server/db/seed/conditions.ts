import type { Bilingual } from '#server/db/seed/reference-labels.ts'

/** Initial condition grades by key, best first. Filters show the name. The page of a piece also shows `text`, the explanation. */
export const conditions = {
  new: {
    ru: 'Новое',
    en: 'New',
    text: { ru: 'Новый предмет в заводских плёнках, его не надевали.', en: 'New, factory stickers in place, never worn.' },
  },
  unworn: {
    ru: 'Без следов носки',
    en: 'Unworn',
    text: { ru: 'Не носилось, без следов использования.', en: 'Unworn, no signs of use.' },
  },
  excellent: {
    ru: 'Отличное',
    en: 'Excellent',
    text: { ru: 'Едва заметные следы носки, видимые только под лупой.', en: 'Faint signs of wear, visible only under a loupe.' },
  },
  very_good: {
    ru: 'Очень хорошее',
    en: 'Very good',
    text: { ru: 'Лёгкие царапины, в остальном всё в полном порядке.', en: 'Light scratches; everything works as it should.' },
  },
  good: {
    ru: 'Хорошее',
    en: 'Good',
    text: { ru: 'Заметные следы носки при полной исправности.', en: 'Visible wear, fully functional.' },
  },
  vintage: {
    ru: 'Винтаж',
    en: 'Vintage',
    text: { ru: 'Винтажный предмет с патиной, соответствующей возрасту.', en: 'A vintage piece with the patina of its age.' },
  },
} as const satisfies Record<string, Bilingual & { text: Bilingual }>
