import type { Language } from '#contract/language.ts'
import type { OrderNotification } from '#server/domain/orders/order-notifications.ts'

type EmailTexts = { subject: string; heading: string; text: string }
/** Placeholders: `{{number}}`, `{{name}}`, `{{until}}`, `{{received}}` and `{{due}}`. */
type Texts = Record<OrderNotification | 'placedByCoin' | 'placedByHand' | 'shippedToBranch', EmailTexts> & {
  goods: string
  discount: string
  credit: string
  delivery: string
  free: string
  why: string
  total: string
  received: string
  due: string
  number: string
  until: string
  pickup: string
  address: string
  contact: string
  comment: string
  carrier: string
  trackingNumber: string
  track: string
  open: string
  agree: string
  pay: string
  quantity: string
  reference: string
  /**
   * Placeholders: `{{rate}}` is the price of one coin, `{{at}}` is the time of that price. If no rate is known, `noRate` is used instead,
   * and its `{{total}}` is the price in dollars.
   */
  rate: string
  noRate: string
}

export const orderEmailTexts: Record<Language, Texts> = {
  ru: {
    placed: {
      subject: 'Заказ {{number}} принят',
      heading: 'Заказ принят',
      text: '{{name}}, мы забронировали выбранные предметы до {{until}}. До этого времени менеджер свяжется с вами, подтвердит заказ и договорится об оплате.',
    },
    placedByCoin: {
      subject: 'Заказ {{number}} принят',
      heading: 'Заказ принят',
      text: '{{name}}, мы забронировали выбранные предметы до {{until}}. Оплатите заказ в одной из монет: суммы и адреса ниже и на странице оплаты. После подтверждений сети менеджер подтвердит заказ.',
    },
    confirmed: {
      subject: 'Заказ {{number}} подтверждён',
      heading: 'Заказ подтверждён',
      text: '{{name}}, заказ подтверждён. Предметы закреплены за вами без срока.',
    },
    shipped: {
      subject: 'Заказ {{number}} отправлен',
      heading: 'Заказ отправлен',
      text: '{{name}}, заказ передан в доставку. Курьер позвонит вам перед вручением.',
    },
    shippedToBranch: {
      subject: 'Заказ {{number}} готов к выдаче',
      heading: 'Заказ готов к выдаче',
      text: '{{name}}, заказ ждёт вас. Возьмите с собой документ, удостоверяющий личность.',
    },
    cancelled: {
      subject: 'Заказ {{number}} отменён',
      heading: 'Заказ отменён',
      text: '{{name}}, заказ отменён, предметы вернулись в продажу. Если вы этого не делали, позвоните нам.',
    },
    lapsed: {
      subject: 'Бронь по заказу {{number}} закончилась',
      heading: 'Бронь закончилась',
      text: '{{name}}, срок брони истёк {{until}}, заказ отменён, предметы вернулись в продажу. Если они ещё нужны, оформите заказ снова или позвоните нам.',
    },
    kept: {
      subject: 'Заказ {{number}}: осталось оплатить {{due}}',
      heading: 'Предметы остаются за вами',
      text: '{{name}}, мы получили {{received}}, осталось {{due}}. Срок брони истёк {{until}}, но заказ не отменён: предметы по-прежнему закреплены за вами. Оплатите остаток или позвоните нам.',
    },
    placedByHand: {
      subject: 'Заказ {{number}} оформлен',
      heading: 'Заказ оформлен',
      text: '{{name}}, мы оформили для вас заказ, как договорились, и забронировали предметы до {{until}}. Проверьте его и подтвердите. Если что-то не так, позвоните нам.',
    },
    extended: {
      subject: 'Бронь по заказу {{number}} продлена',
      heading: 'Бронь продлена',
      text: '{{name}}, мы продлили бронь: предметы остаются за вами до {{until}}.',
    },
    edited: {
      subject: 'Заказ {{number}} изменён',
      heading: 'Заказ изменён',
      text: '{{name}}, мы изменили заказ, как договорились. Проверьте сумму и способ получения.',
    },
    carrier: 'Перевозчик',
    trackingNumber: 'Номер отправления',
    track: 'Отследить',
    goods: 'Товары',
    discount: 'Скидка',
    credit: 'Зачёт за {{piece}}',
    delivery: 'Доставка',
    free: 'Бесплатно',
    why: 'Вы получили это письмо, потому что у вас есть заказ в магазине.',
    total: 'Итого',
    received: 'Получено',
    due: 'К оплате',
    number: 'Номер заказа',
    until: 'Бронь до',
    pickup: 'Самовывоз',
    address: 'Адрес доставки',
    contact: 'Получатель',
    comment: 'Комментарий',
    open: 'Посмотреть заказ',
    agree: 'Проверить и подтвердить',
    pay: 'Оплатить заказ',
    quantity: '{{count}}\u00A0шт.',
    reference: 'Референс',
    rate: 'курс {{rate}} на {{at}}',
    noRate: 'сумма, равная {{total}}',
  },
  en: {
    placed: {
      subject: 'Order {{number}} received',
      heading: 'Order received',
      text: '{{name}}, we have reserved your pieces until {{until}}. Before then, we will call you to confirm the order and arrange payment.',
    },
    placedByCoin: {
      subject: 'Order {{number}} received',
      heading: 'Order received',
      text: '{{name}}, we have reserved your pieces until {{until}}. Please pay in one of the coins below: you will also find the amounts and addresses on the checkout page. We confirm your order once the network has confirmed the payment.',
    },
    confirmed: {
      subject: 'Order {{number}} confirmed',
      heading: 'Order confirmed',
      text: '{{name}}, your order is confirmed. The pieces are set aside for you, with no time limit.',
    },
    shipped: {
      subject: 'Order {{number}} shipped',
      heading: 'Order shipped',
      text: '{{name}}, your order is on its way. The courier will call you before delivery.',
    },
    shippedToBranch: {
      subject: 'Order {{number}} is ready for pickup',
      heading: 'Ready for pickup',
      text: '{{name}}, your order is ready for you. Please bring a photo ID.',
    },
    cancelled: {
      subject: 'Order {{number}} canceled',
      heading: 'Order canceled',
      text: '{{name}}, your order has been canceled, and the pieces are available again. If you did not ask for this, please call us.',
    },
    lapsed: {
      subject: 'Your reservation for order {{number}} has ended',
      heading: 'Reservation ended',
      text: '{{name}}, your reservation ended on {{until}}, so the order is canceled and the pieces are available again. If you still want them, place the order again or call us.',
    },
    kept: {
      subject: 'Order {{number}}: {{due}} due',
      heading: 'Your pieces are still yours',
      text: '{{name}}, we have received {{received}}, and {{due}} is still due. Your reservation ended on {{until}}, but the order stands: the pieces are still reserved for you. Please pay the balance or call us.',
    },
    placedByHand: {
      subject: 'Order {{number}} placed',
      heading: 'Order placed',
      text: '{{name}}, as agreed, we have placed an order for you and reserved the pieces until {{until}}. Please check it and confirm. If anything is wrong, call us.',
    },
    extended: {
      subject: 'Your reservation for order {{number}} is extended',
      heading: 'Reservation extended',
      text: '{{name}}, we have extended your reservation: the pieces are yours until {{until}}.',
    },
    edited: {
      subject: 'Order {{number}} updated',
      heading: 'Order updated',
      text: '{{name}}, we have updated your order as agreed. Please check the total and the delivery details.',
    },
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    track: 'Track shipment',
    goods: 'Subtotal',
    discount: 'Discount',
    credit: 'Credit for {{piece}}',
    delivery: 'Delivery',
    free: 'Free',
    why: 'You are receiving this email because you have an order with us.',
    total: 'Total',
    received: 'Received',
    due: 'Balance due',
    number: 'Order number',
    until: 'Reserved until',
    pickup: 'Pickup',
    address: 'Delivery address',
    contact: 'Recipient',
    comment: 'Order notes',
    open: 'View your order',
    agree: 'Review and confirm',
    pay: 'Pay for the order',
    quantity: 'Qty {{count}}',
    reference: 'Reference',
    rate: 'rate {{rate}} on {{at}}',
    noRate: 'the equivalent of {{total}}',
  },
}
