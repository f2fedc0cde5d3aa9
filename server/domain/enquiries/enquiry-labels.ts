import type { Language } from '#contract/language.ts'
import type { EnquiryKind } from '#contract/rules/enquiry-kinds.ts'
import { formatTypedPrice } from '#contract/rules/typed-price.ts'

type EnquiryLabels = { kinds: Record<EnquiryKind, string>; fields: Record<string, string>; values: Record<string, string> }

export const enquiryLabels: Record<Language, EnquiryLabels> = {
  ru: {
    kinds: {
      contact: 'Сообщение',
      order_request: 'Заявка на заказ',
      price_request: 'Запрос цены',
      live_photo_request: 'Запрос живых фото',
      appointment: 'Запись на визит',
      buyback: 'Выкуп',
      missing_model: 'Поиск модели',
      offer: 'Предложение цены',
    },
    fields: {
      name: 'Имя',
      phone: 'Телефон',
      email: 'Эл. почта',
      channel: 'Куда прислать',
      brand: 'Бренд',
      model: 'Модель',
      reference: 'Референс',
      year: 'Год',
      condition: 'Состояние',
      serial: 'Серийный номер',
      kit: 'Комплект',
      expected_price: 'Ожидаемая цена',
      offered_price: 'Предложенная цена',
      trade_in: 'Вещь в обмен',
      city: 'Город',
      date: 'Дата',
      time: 'Время',
      transfer: 'Привезти к просмотру',
      comment: 'Комментарий',
      message: 'Сообщение',
      photos: 'Фотографий',
    },
    values: {
      new: 'новое',
      excellent: 'отличное',
      good: 'хорошее',
      worn: 'нужен ремонт или полировка',
      full_set: 'полный комплект',
      box: 'коробка',
      papers: 'документы',
      nothing: 'без комплекта',
      moscow: 'Москва',
      dubai: 'Дубай',
      email: 'эл. почта',
      whatsapp: 'WhatsApp',
      telegram: 'Telegram',
      sms: 'SMS',
      true: 'да',
    },
  },
  en: {
    kinds: {
      contact: 'Message',
      order_request: 'Order request',
      price_request: 'Price request',
      live_photo_request: 'Live photo request',
      appointment: 'Appointment',
      buyback: 'Buyback',
      missing_model: 'Missing model',
      offer: 'Offer',
    },
    fields: {
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      channel: 'Send to',
      brand: 'Brand',
      model: 'Model',
      reference: 'Reference',
      year: 'Year',
      condition: 'Condition',
      serial: 'Serial number',
      kit: 'Set',
      expected_price: 'Expected price',
      offered_price: 'Offered price',
      trade_in: 'Piece to trade in',
      city: 'City',
      date: 'Date',
      time: 'Time',
      transfer: 'Bring for the viewing',
      comment: 'Comment',
      message: 'Message',
      photos: 'Photographs',
    },
    values: {
      new: 'new',
      excellent: 'excellent',
      good: 'good',
      worn: 'needs repair or polishing',
      full_set: 'full set',
      box: 'box',
      papers: 'papers',
      nothing: 'nothing',
      moscow: 'Moscow',
      dubai: 'Dubai',
      email: 'email',
      whatsapp: 'WhatsApp',
      telegram: 'Telegram',
      sms: 'SMS',
      true: 'yes',
    },
  },
}

/** Formats the value of a field for display. */
export function fieldValue(language: Language, field: string, value: unknown): string {
  const isEnum = ['condition', 'kit', 'city', 'channel', 'trade_in'].includes(field)
  const text = String(value)
  if (field === 'expected_price') return formatTypedPrice(language, text)
  if (field === 'date') return text.split('-').toReversed().join('.')
  return (isEnum && enquiryLabels[language].values[text]) || text
}

/** The fields that `enquiryMessage` joins into one text, in the order of the specification. */
const joinedFields: Partial<Record<EnquiryKind, readonly string[]>> = {
  appointment: ['city', 'date', 'time', 'transfer', 'comment'],
  buyback: ['brand', 'model', 'year', 'condition', 'serial', 'kit', 'expected_price', 'city', 'comment', 'photos'],
  missing_model: ['brand', 'model', 'reference', 'message'],
}

/**
 * Returns an enquiry as one text: its message, or its labeled fields joined by « | ». The text of an order request starts with the
 * reference.
 */
export function enquiryMessage(kind: EnquiryKind, fields: Record<string, unknown>, language: Language): string {
  const labelFields = (names: readonly string[]) =>
    names
      .filter((name) => fields[name] !== undefined && fields[name] !== '')
      .map((name) => `${enquiryLabels[language].fields[name]}: ${fieldValue(language, name, fields[name])}`)
  const names = joinedFields[kind]
  if (names) return labelFields(names).join(' | ')
  return [...labelFields(['reference']), fields.message].filter(Boolean).join('\n')
}
