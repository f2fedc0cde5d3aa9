import type { Language } from '#contract/language.ts'
import type { OrderReason } from '#server/context/order-reasons.ts'

export const orderMessages = {
  ru: {
    'cart-empty': 'Корзина пуста.',
    'order-pieces-gone': 'Пока вы оформляли заказ, часть предметов стала недоступна: {{pieces}}. Уберите их из корзины и повторите.',
    'order-total-changed': 'Сумма заказа изменилась: теперь {{total}}. Проверьте её и подтвердите заказ ещё раз.',
    'order-promo-refused': 'Промокод {{code}} не действует. Без него сумма заказа — {{total}}.',
    'order-promo-least': 'Промокод {{code}} действует при сумме от {{least}}. Без него сумма заказа — {{total}}.',
    'order-costs-nothing': 'Заказ с нулевой суммой оформить нельзя. Свяжитесь с нами, пожалуйста.',
    'order-coins-unavailable': 'Сейчас мы не принимаем криптовалюту. Выберите другой способ оплаты.',
    'order-key-reused': 'Этот заказ уже отправлен с другими данными. Обновите страницу и проверьте историю покупок.',
    'order-already-placed': 'Заказ уже оформлен с другими данными: № {{number}}. Измените сам заказ, а этот черновик удалите.',
    'order-cart-used': 'Заказ из этой корзины уже оформлен. Проверьте историю покупок.',
    'orders-pending-full': 'У вас уже {{limit}}\u00A0неподтверждённых заказов. Дождитесь подтверждения или отмените лишние.',
    'orders-pieces-full':
      'До подтверждения можно забронировать не больше {{limit}}\u00A0предметов; сейчас забронировано: {{held}}. Уменьшите корзину или дождитесь подтверждения заказов.',
    'orders-day-full': 'Вы оформили слишком много заказов за сутки. Попробуйте {{wait}} или свяжитесь с нами.',
    'order-cannot-cancel': 'Этот заказ уже нельзя отменить.',
    'order-cannot-change': 'Заказ со статусом {{from}} нельзя перевести в статус {{to}}.',
    'proforma-not-due': 'Счёт-проформа по этому заказу не нужна: оплачивать больше нечего.',
    'promo-invalid': 'Промокод недействителен',
    'pickup-city-unknown': 'Выберите город из списка.',
    'pickup-workshop-unknown': 'Выберите мастерскую в этом городе.',
    'pickup-on-the-way':
      'В пути в другой офис, самовывоз пока недоступен: {{pieces}}. Выберите доставку или оформите заказ, когда предмет прибудет.',
    'phone-needs-code': 'Укажите номер с + и кодом страны, например +971 50 123 4567.',
    'address-part-missing': 'Заполните это поле.',
    'delivery-country-unknown': 'Выберите страну из списка.',
  },
  en: {
    'cart-empty': 'Your cart is empty.',
    'order-pieces-gone':
      'While you were checking out, some pieces became unavailable: {{pieces}}. Remove them from the cart and try again.',
    'order-total-changed': 'The total is now {{total}}. Please check it and place the order again.',
    'order-promo-refused': 'Promo code {{code}} is not valid. Without it, the total is {{total}}.',
    'order-promo-least': 'Promo code {{code}} requires a minimum of {{least}}. Without it, the total is {{total}}.',
    'order-costs-nothing': 'We cannot place an order with a total of zero. Please contact us.',
    'order-coins-unavailable': 'We are not accepting cryptocurrency at the moment. Please choose another way to pay.',
    'order-key-reused': 'This order was already submitted with other details. Refresh the page and check your purchase history.',
    'order-already-placed': 'The order was already placed with other details: No. {{number}}. Change it there and discard this draft.',
    'order-cart-used': 'This cart has already been ordered. Please check your purchase history.',
    'orders-pending-full': 'You already have {{limit}} unconfirmed orders. Wait for them to be confirmed, or cancel some.',
    'orders-pieces-full':
      'You can have up to {{limit}} pieces reserved before confirmation, and you have {{held}} now. Remove some from the cart, or wait until your orders are confirmed.',
    'orders-day-full': 'You have placed too many orders today. Please try again {{wait}}, or contact us.',
    'order-cannot-cancel': 'This order can no longer be canceled.',
    'order-cannot-change': 'An order cannot go from {{from}} to {{to}}.',
    'proforma-not-due': 'This order needs no proforma invoice: nothing is due.',
    'promo-invalid': 'Invalid promo code',
    'pickup-city-unknown': 'Choose a city from the list.',
    'pickup-workshop-unknown': 'Choose a workshop in this city.',
    'pickup-on-the-way':
      'On the way to another office, so pickup cannot be promised yet: {{pieces}}. Please choose delivery, or order once it has arrived.',
    'phone-needs-code': 'Enter the number with + and the country code, for example +971 50 123 4567.',
    'address-part-missing': 'Please fill in this field.',
    'delivery-country-unknown': 'Choose a country from the list.',
  },
} as const satisfies Record<Language, Record<OrderReason, string>>
