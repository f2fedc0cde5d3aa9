import type { Language } from '#contract/language.ts'
import type { StockReason } from '#server/context/stock-reasons.ts'

export const stockMessages = {
  ru: {
    'tags-too-many': 'У предмета может быть не больше {{max}} меток.',
    'bulk-too-many': 'За один раз можно изменить не больше {{max}} предметов. Уточните отбор.',
    'bulk-price-missing': 'У предмета нет цены, которую можно изменить.',
    'bulk-price-gone': 'После изменения цена стала бы нулевой.',
    'paper-missing': 'Приложите файл.',
    'paper-too-large': 'Файл больше 10 МБ.',
    'paper-kind': 'Подходят PDF, JPEG, PNG и WebP.',
    'stock-take-open': 'В этом месте уже идёт инвентаризация.',
    'stock-take-closed': 'Эта инвентаризация закрыта.',
    'stock-take-place-unknown': 'Такого места нет.',
    'stock-take-piece-unknown': 'Предмета с таким номером нет.',
  },
  en: {
    'tags-too-many': 'A piece can have {{max}} tags at most.',
    'bulk-too-many': 'No more than {{max}} pieces can be changed at once. Narrow the filter.',
    'bulk-price-missing': 'The piece has no price to change.',
    'bulk-price-gone': 'The price would become zero.',
    'paper-missing': 'Attach a file.',
    'paper-too-large': 'The file is larger than 10 MB.',
    'paper-kind': 'PDF, JPEG, PNG and WebP are taken.',
    'stock-take-open': 'A stock-take of this place is under way already.',
    'stock-take-closed': 'This stock-take is closed.',
    'stock-take-place-unknown': 'There is no such place.',
    'stock-take-piece-unknown': 'There is no piece of this number.',
  },
} as const satisfies Record<Language, Record<StockReason, string>>
