import type { EnquiryKind } from '#contract/enquiry.ts'
import type { Language } from '#contract/language.ts'

/** What an enquiry and its fields are called in messages to people; the forms have their own dictionary. */
type Words = { kinds: Record<EnquiryKind, string>; fields: Record<string, string>; values: Record<string, string> }

export const enquiryWords: Record<Language, Words> = {
  ru: {
    kinds: {
      contact: 'Сообщение',
      order_request: 'Заявка на заказ',
      price_request: 'Запрос цены',
      live_photo_request: 'Запрос живых фото',
      appointment: 'Запись на визит',
      buyback: 'Выкуп',
      missing_model: 'Поиск модели',
    },
    fields: {
      name: 'Имя',
      phone: 'Телефон',
      email: 'Эл. почта',
      brand: 'Бренд',
      model: 'Модель',
      reference: 'Референс',
      year: 'Год',
      condition: 'Состояние',
      serial: 'Серийный номер',
      kit: 'Комплект',
      expected_price: 'Ожидаемая цена',
      city: 'Город',
      date: 'Дата',
      time: 'Время',
      comment: 'Комментарий',
      message: 'Сообщение',
      photos: 'Фотографий',
    },
    values: {
      new: 'новое',
      excellent: 'отличное',
      good: 'хорошее',
      worn: 'со следами носки',
      full_set: 'полный комплект',
      box: 'коробка',
      papers: 'документы',
      nothing: 'без комплекта',
      moscow: 'Москва',
      dubai: 'Дубай',
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
    },
    fields: {
      name: 'Name',
      phone: 'Phone',
      email: 'E-mail',
      brand: 'Brand',
      model: 'Model',
      reference: 'Reference',
      year: 'Year',
      condition: 'Condition',
      serial: 'Serial number',
      kit: 'Set',
      expected_price: 'Expected price',
      city: 'City',
      date: 'Date',
      time: 'Time',
      comment: 'Comment',
      message: 'Message',
      photos: 'Photographs',
    },
    values: {
      new: 'new',
      excellent: 'excellent',
      good: 'good',
      worn: 'with traces of wear',
      full_set: 'full set',
      box: 'box',
      papers: 'papers',
      nothing: 'nothing',
      moscow: 'Moscow',
      dubai: 'Dubai',
    },
  },
}

/** The value of a field as people read it. */
export function fieldValue(language: Language, field: string, value: unknown): string {
  const isWord = ['condition', 'kit', 'city'].includes(field)
  const text = String(value)
  if (field === 'date') return text.split('-').toReversed().join('.')
  return (isWord && enquiryWords[language].values[text]) || text
}
