import type { Language } from '#contract/language.ts'
import type { AlertReason } from '#contract/rules/alert-enums.ts'

/**
 * Placeholders: `{{name}}` is the name of a piece, search or requested model; `{{count}}` is the number of pieces that do not fit into the
 * message.
 */
type Texts = {
  sections: Record<AlertReason, string>
  wanted: string
  search: string
  subjects: Record<AlertReason | 'wanted', string>
  several: string
  heading: string
  was: string
  onRequest: string
  incoming: string
  sold: string
  more: string
  moreWatched: string
  openPiece: string
  openNew: string
  openFavorites: string
  stop: string
  why: string
}

export const alertTexts: Record<Language, Texts> = {
  ru: {
    sections: { new: 'Новое', price: 'Цена снижена', back: 'Снова в наличии', sold: 'Проданы' },
    wanted: 'Вы спрашивали: {{name}}',
    search: 'По поиску «{{name}}»',
    subjects: {
      new: 'Новое по вашему поиску: {{name}}',
      wanted: 'Появилось то, что вы искали: {{name}}',
      price: 'Цена снижена: {{name}}',
      back: 'Снова в наличии: {{name}}',
      sold: 'Продано: {{name}}',
    },
    several: 'Новости о том, что вы ищете',
    heading: 'Для вас есть новости',
    was: 'было {{price}}',
    onRequest: 'Цена по запросу',
    incoming: 'Ожидается',
    sold: 'Продано',
    more: 'И ещё {{count}} — в каталоге, среди новых поступлений.',
    moreWatched: 'И ещё {{count}} — в избранном и сохранённых поисках.',
    openPiece: 'Посмотреть предмет',
    openNew: 'Смотреть новые поступления',
    openFavorites: 'Открыть избранное',
    stop: 'Больше не присылать',
    why: 'Вы получили это сообщение, потому что просили рассказать о подходящих предметах.',
  },
  en: {
    sections: { new: 'New', price: 'Price reduced', back: 'Available again', sold: 'Sold' },
    wanted: 'You asked for: {{name}}',
    search: 'Your search: “{{name}}”',
    subjects: {
      new: 'New for your search: {{name}}',
      wanted: 'It has arrived: {{name}}',
      price: 'Price reduced: {{name}}',
      back: 'Available again: {{name}}',
      sold: 'Sold: {{name}}',
    },
    several: 'Updates on what you are looking for',
    heading: 'Updates for you',
    was: 'was {{price}}',
    onRequest: 'Price on request',
    incoming: 'Arriving soon',
    sold: 'Sold',
    more: 'And {{count}} more in the catalog, among the new arrivals.',
    moreWatched: 'And {{count}} more among your favorites and saved searches.',
    openPiece: 'View the piece',
    openNew: 'View new arrivals',
    openFavorites: 'View your favorites',
    stop: 'Stop these messages',
    why: 'You are receiving this message because you asked us to tell you about matching pieces.',
  },
}
