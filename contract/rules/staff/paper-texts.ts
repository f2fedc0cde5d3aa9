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
  | 'taken'
  | 'due'
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
  | 'why',
  string
> & { title: Record<DocumentKind, string> }

/** Texts of papers. Use the language of the paper, not that of the staff member who prints it. */
export const paperTexts: Record<Language, PaperTexts> = {
  ru: {
    title: { invoice: 'Счёт', 'packing-slip': 'Упаковочный лист', handover: 'Акт приёма-передачи' },
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
    taken: 'Получено',
    due: 'К оплате',
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
  },
  en: {
    title: { invoice: 'Invoice', 'packing-slip': 'Packing slip', handover: 'Handover certificate' },
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
    taken: 'Paid',
    due: 'Due',
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
    attached: 'The paper of order {{order}} is attached. If anything in it is wrong, please reply to this email.',
    why: 'You are receiving this email because you placed an order with the shop.',
  },
}
