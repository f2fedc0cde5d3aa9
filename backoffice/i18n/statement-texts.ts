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
  | 'note',
  string
> & { states: Record<ConsignmentState, string> }

/** The words of a consignor's statement, in the language of the paper: not in that of the person who prints it. */
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
    states: { 'in-stock': 'В продаже', reserved: 'В заказе', due: 'Продан', paid: 'Выплачен', withdrawn: 'Снят с продажи' },
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
    expected: 'Expected at the prices of today',
    due: 'To be paid',
    paid: 'Paid',
    note: 'Prices and payouts in US dollars. What pieces bring that are not sold yet depends on the price of the sale.',
    states: { 'in-stock': 'On sale', reserved: 'Ordered', due: 'Sold', paid: 'Paid out', withdrawn: 'Withdrawn' },
  },
}
