import type { Language } from '#contract/language.ts'
import type { PayoutMethod } from '#contract/rules/buyback-states.ts'

type Texts = Record<
  | 'title'
  | 'seller'
  | 'piece'
  | 'reference'
  | 'year'
  | 'serial'
  | 'sum'
  | 'received'
  | 'condition'
  | 'identity'
  | 'statement'
  | 'sellerSigns'
  | 'shopSigns',
  string
> & { paid: Record<PayoutMethod, string> }

export const buybackPaperTexts: Record<Language, Texts> = {
  ru: {
    title: 'Расписка о покупке вещи №',
    seller: 'Продавец',
    piece: 'Вещь',
    reference: 'Референс',
    year: 'Год',
    serial: 'Серийный номер',
    sum: 'Сумма',
    received: 'Вещь передана',
    condition: 'Состояние при осмотре',
    identity: 'Документ, удостоверяющий личность, предъявлен. Копия не снималась.',
    statement: 'Продавец подтверждает, что вещь принадлежит ему, не заложена и не в розыске. Деньги получены полностью, претензий нет.',
    sellerSigns: 'Продавец',
    shopSigns: 'За магазин',
    paid: { cash: 'наличными', transfer: 'переводом', credit: 'зачётом в покупку' },
  },
  en: {
    title: 'Receipt of a purchase No.',
    seller: 'Seller',
    piece: 'Piece',
    reference: 'Reference',
    year: 'Year',
    serial: 'Serial number',
    sum: 'Sum',
    received: 'Handed over',
    condition: 'Condition as inspected',
    identity: 'An identity paper was shown. No copy was stored.',
    statement: 'The seller confirms that the piece is theirs, is not pledged and not searched for. The money was received in full.',
    sellerSigns: 'Seller',
    shopSigns: 'For the shop',
    paid: { cash: 'in cash', transfer: 'by transfer', credit: 'as credit for a purchase' },
  },
}
