import type { Language } from '#contract/language.ts'
import type { DocumentKind } from '#contract/rules/staff/order-enums.ts'

type PaperTexts = Record<
  | 'seller'
  | 'buyer'
  | 'description'
  | 'reference'
  | 'serial'
  | 'fullSet'
  | 'quantity'
  | 'price'
  | 'sum'
  | 'goods'
  | 'discount'
  | 'credit'
  | 'delivery'
  | 'total'
  | 'returned'
  | 'taken'
  | 'due'
  | 'totalConverted'
  | 'dueConverted'
  | 'rateOfBank'
  | 'rateByHand'
  | 'order'
  | 'destination'
  | 'shipment'
  | 'handover'
  | 'givenTo'
  | 'received'
  | 'signature'
  | 'cancels'
  | 'cancelled'
  | 'attached'
  | 'why'
  | 'labels',
  string
> & { title: Record<DocumentKind, string> }

/** Texts of printed documents. Use the language of the document, not of the staff member who prints it. */
export const paperTexts: Record<Language, PaperTexts> = {
  ru: {
    title: { invoice: 'Счёт', proforma: 'Счёт-проформа', 'packing-slip': 'Упаковочный лист', handover: 'Акт приёма-передачи' },
    seller: 'Продавец',
    buyer: 'Покупатель',
    description: 'Наименование',
    reference: 'Референс',
    serial: 'серийный номер',
    fullSet: 'полный комплект',
    quantity: 'Кол-во',
    price: 'Цена',
    sum: 'Сумма',
    goods: 'Товары',
    discount: 'Скидка',
    credit: 'Зачёт за {{piece}}',
    delivery: 'Доставка',
    total: 'Итого',
    returned: 'Возвращённые предметы',
    taken: 'Получено',
    due: 'К оплате',
    totalConverted: 'Итого — это {{rub}} или {{aed}} {{rate}}',
    dueConverted: 'К оплате — это {{rub}} или {{aed}} {{rate}}',
    rateOfBank: 'по курсу Банка России на {{day}}: {{rub}} ₽ и {{aed}} AED за доллар США.',
    rateByHand: 'по курсу магазина на {{day}}: {{rub}} ₽ и {{aed}} AED за доллар США.',
    order: 'Заказ',
    destination: 'Куда',
    shipment: 'Перевозчик',
    handover:
      'Продавец передал, а покупатель принял перечисленные предметы. Внешний вид и комплектность проверены при передаче, документ покупателя предъявлен.',
    givenTo: 'Передал',
    received: 'Принял',
    signature: 'подпись, дата',
    cancels: 'Взамен документа',
    cancelled: 'Исправлен документом',
    attached: 'Документ к заказу {{order}} — во вложении. Если в нём что-то не так, ответьте на это письмо.',
    why: 'Вы получили это письмо, потому что сделали заказ в магазине.',
    labels: 'Этикетки',
  },
  en: {
    title: { invoice: 'Invoice', proforma: 'Proforma invoice', 'packing-slip': 'Packing slip', handover: 'Handover certificate' },
    seller: 'Seller',
    buyer: 'Buyer',
    description: 'Description',
    reference: 'Reference',
    serial: 'serial number',
    fullSet: 'full set',
    quantity: 'Qty',
    price: 'Price',
    sum: 'Amount',
    goods: 'Goods',
    discount: 'Discount',
    credit: 'Credit for {{piece}}',
    delivery: 'Delivery',
    total: 'Total',
    returned: 'Returned pieces',
    taken: 'Paid',
    due: 'Due',
    totalConverted: 'The total equals {{rub}} or {{aed}} {{rate}}',
    dueConverted: 'The amount due equals {{rub}} or {{aed}} {{rate}}',
    rateOfBank: 'at the Bank of Russia’s rate for {{day}}: RUB {{rub}} and AED {{aed}} per US dollar.',
    rateByHand: 'at the shop’s rate for {{day}}: RUB {{rub}} and AED {{aed}} per US dollar.',
    order: 'Order',
    destination: 'Destination',
    shipment: 'Carrier',
    handover:
      'The seller has handed over, and the buyer has accepted, the pieces listed above. Appearance and completeness were checked on handover; the buyer has shown an identity document.',
    givenTo: 'Handed over by',
    received: 'Accepted by',
    signature: 'signature, date',
    cancels: 'Replaces',
    cancelled: 'Corrected by',
    attached: 'The document for order {{order}} is attached. If anything in it is wrong, please reply to this email.',
    why: 'You are receiving this email because you placed an order with us.',
    labels: 'Labels',
  },
}
