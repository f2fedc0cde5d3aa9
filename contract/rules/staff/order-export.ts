import type { Language } from '#contract/language.ts'
import type { DeliveryMethod } from '#contract/rules/delivery-fee.ts'
import type { OrderMode, OrderStatus } from '#contract/rules/order-enums.ts'

type Labels = Readonly<Record<Language, string>>

export const orderExportColumns = {
  number: { ru: 'Номер', en: 'Number' },
  created: { ru: 'Оформлен (Москва)', en: 'Placed (Moscow)' },
  status: { ru: 'Статус', en: 'Status' },
  mode: { ru: 'Оплата', en: 'Payment' },
  name: { ru: 'Покупатель', en: 'Customer' },
  phone: { ru: 'Телефон', en: 'Phone' },
  email: { ru: 'Почта', en: 'Email' },
  delivery: { ru: 'Получение', en: 'Delivery' },
  place: { ru: 'Куда', en: 'Where to' },
  pieces: { ru: 'Предметы', en: 'Pieces' },
  total: { ru: 'Сумма, USD', en: 'Total, USD' },
  due: { ru: 'К оплате, USD', en: 'Due, USD' },
} as const satisfies Record<string, Labels>
export type OrderExportColumn = keyof typeof orderExportColumns

/** Texts for statuses, payment methods and delivery methods in exported cells. */
export const orderExportLabels: Readonly<Record<OrderStatus | 'ready' | OrderMode | DeliveryMethod, Labels>> = {
  pending: { ru: 'Ждёт', en: 'Waiting' },
  confirmed: { ru: 'Подтверждён', en: 'Confirmed' },
  shipped: { ru: 'В пути', en: 'Shipped' },
  ready: { ru: 'Готов к выдаче', en: 'Ready for pickup' },
  delivered: { ru: 'Вручён', en: 'Delivered' },
  cancelled: { ru: 'Отменён', en: 'Canceled' },
  reserve: { ru: 'По договорённости', en: 'As agreed' },
  pay: { ru: 'Картой', en: 'By card' },
  crypto: { ru: 'Криптовалюта', en: 'Cryptocurrency' },
  pickup: { ru: 'Самовывоз', en: 'Pickup' },
  delivery: { ru: 'Доставка', en: 'Delivery' },
}
