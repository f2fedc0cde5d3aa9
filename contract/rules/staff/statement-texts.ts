import type { Language } from '#contract/language.ts'
import type { ConsignmentState } from '#contract/rules/staff/consignment-states.ts'

type StatementTexts = Record<
  | 'title'
  | 'consignor'
  | 'description'
  | 'reference'
  | 'state'
  | 'price'
  | 'payout'
  | 'until'
  | 'soldOn'
  | 'paidOn'
  | 'expected'
  | 'due'
  | 'paid'
  | 'note'
  | 'why',
  string
> & { states: Record<ConsignmentState, string> }

/** Texts of a consignor's statement, on paper and by email. Use the language of the consignor, not of the sender. */
export const statementTexts: Record<Language, StatementTexts> = {
  ru: {
    title: 'Отчёт комитенту',
    consignor: 'Комитент',
    description: 'Предмет',
    reference: 'Референс',
    state: 'Состояние',
    price: 'Цена',
    payout: 'Вам',
    until: 'Комиссия до',
    soldOn: 'Продан',
    paidOn: 'Выплачено',
    expected: 'Ожидается по текущим ценам',
    due: 'К выплате',
    paid: 'Выплачено',
    note: 'Цены и выплаты в долларах США. Сумма за непроданные предметы зависит от цены продажи.',
    why: 'Вы получили это письмо, потому что оставили магазину предметы на комиссию.',
    states: { 'in-stock': 'В наличии', reserved: 'В заказе', due: 'Продан', paid: 'Выплачен', withdrawn: 'Снят с продажи' },
  },
  en: {
    title: 'Consignor’s statement',
    consignor: 'Consignor',
    description: 'Piece',
    reference: 'Reference',
    state: 'State',
    price: 'Price',
    payout: 'To you',
    until: 'Consigned until',
    soldOn: 'Sold',
    paidOn: 'Paid',
    expected: 'Expected at today’s prices',
    due: 'To be paid',
    paid: 'Paid',
    note: 'Prices and payouts in US dollars. For a piece that has not sold yet, the payout depends on its sale price.',
    why: 'You are receiving this email because you have pieces on consignment with us.',
    states: { 'in-stock': 'With the shop', reserved: 'Ordered', due: 'Sold', paid: 'Paid out', withdrawn: 'Withdrawn' },
  },
}
