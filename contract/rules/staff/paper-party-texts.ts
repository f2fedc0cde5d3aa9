import type { Language } from '#contract/language.ts'
import type { VatScheme } from '#contract/rules/staff/billing-facts.ts'

type PartyTexts = Record<
  | 'taxNumber'
  | 'kpp'
  | 'registration'
  | 'contact'
  | 'bank'
  | 'bik'
  | 'bic'
  | 'account'
  | 'iban'
  | 'correspondent'
  | 'purpose'
  | 'reference'
  | 'currency'
  | 'proforma'
  | 'director'
  | 'accountant'
  | 'signatureAndName',
  string
> & { vat: Record<VatScheme, string> }

/** Texts about the parties of a document: tax and bank data, VAT, signatures. */
export const partyTexts: Record<Language, PartyTexts> = {
  ru: {
    taxNumber: 'ИНН',
    kpp: 'КПП',
    registration: 'Регистрационный номер (ОГРН)',
    contact: 'Контактное лицо:',
    bank: 'Банк продавца',
    bik: 'БИК',
    bic: 'BIC (SWIFT)',
    account: 'Счёт №',
    iban: 'IBAN',
    correspondent: 'Корр. счёт №',
    purpose: 'Назначение платежа',
    reference: 'Оплата по счёту {{number}}, заказ {{order}}',
    currency: 'Валюта документа — доллар США (USD).',
    proforma: 'Проформа — предложение оплатить заказ. Она не подтверждает оплату и не заменяет счёт.',
    director: 'Руководитель',
    accountant: 'Главный бухгалтер',
    signatureAndName: 'подпись, фамилия',
    vat: {
      margin:
        'Маржинальная схема НДС — товары, бывшие в употреблении. Налог считается с наценки продавца, входит в цену и отдельно не выделяется.',
      exempt: 'Без НДС.',
    },
  },
  en: {
    taxNumber: 'Tax number',
    kpp: 'KPP',
    registration: 'Registration number',
    contact: 'Contact:',
    bank: 'Seller’s bank',
    bik: 'BIK',
    bic: 'BIC (SWIFT)',
    account: 'Account',
    iban: 'IBAN',
    correspondent: 'Correspondent account',
    purpose: 'Payment reference',
    reference: 'Payment of {{number}}, order {{order}}',
    currency: 'All amounts are in US dollars (USD).',
    proforma: 'A proforma invoice is a request for payment. It neither confirms a payment nor replaces an invoice.',
    director: 'Director',
    accountant: 'Chief accountant',
    signatureAndName: 'signature, name',
    vat: {
      margin:
        'VAT margin scheme: second-hand goods. VAT is charged on the seller’s margin, is included in the price and is not shown separately.',
      exempt: 'No VAT is charged.',
    },
  },
}
