import type { Language } from '#contract/language.ts'
import { isIban } from '#contract/rules/bank-numbers.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { isVatScheme } from '#contract/rules/staff/billing-facts.ts'
import { type DocumentKind, isBill } from '#contract/rules/staff/order-enums.ts'
import { partyTexts } from '#contract/rules/staff/paper-party-texts.ts'
import { paperTexts } from '#contract/rules/staff/paper-texts.ts'
import type { DocumentBody } from '#contract/staff/document.ts'

type Paper = { kind: DocumentKind; number: string; body: DocumentBody }
type Block = { title: string; lines: string[] }

/** Returns the lines about the seller: name, legal address, tax and registration numbers, contact. */
export function sellerLines(language: Language, { name, address, phone, email, billing }: DocumentBody['seller']): string[] {
  const texts = partyTexts[language]
  const numbers = billing
    ? [
        labelled(texts.taxNumber, billing.tax_number),
        labelled(texts.kpp, billing.kpp),
        labelled(texts.registration, billing.registration_number),
      ]
    : []
  return filled([name[language], billing?.[`legal_address_${language}`] || address[language], ...numbers, phone, email])
}

/** Returns the lines about the buyer. An organization comes first, then the person who ordered for it. */
export function buyerLines(language: Language, { name, phone, email, company }: DocumentBody['buyer']): string[] {
  if (!company) return filled([name, phone, email])
  const texts = partyTexts[language]
  return filled([company.name, company.address, labelled(texts.taxNumber, company.tax_number), labelled(texts.contact, name), phone, email])
}

/** Returns the bank data and the payment reference of a bill. Empty for other documents, and without a bank account. */
export function bankBlocks(language: Language, { kind, number, body }: Paper): Block[] {
  const { billing } = body.seller
  if (!isBill(kind) || !billing?.bank_account) return []
  const texts = partyTexts[language]
  const { bank_code: code, bank_account: account } = billing
  const lines = filled([
    billing[`bank_${language}`],
    labelled(/^\d/.test(code) ? texts.bik : texts.bic, code),
    labelled(isIban(account) ? texts.iban : texts.account, account),
    labelled(texts.correspondent, billing.correspondent_account),
  ])
  return [
    { title: texts.bank, lines },
    { title: texts.purpose, lines: [fillTemplate(texts.reference, { number, order: body.order_number })] },
  ]
}

/** Returns the note below the sums of a document: the currency, the VAT scheme, and what a proforma is. Empty if there is none. */
export function paperNote(language: Language, { kind, body }: Pick<Paper, 'kind' | 'body'>): string {
  const texts = partyTexts[language]
  const scheme = body.seller.billing?.vat_scheme ?? ''
  return [
    ...(body.with_prices && kind !== 'handover' ? [texts.currency] : []),
    ...(isBill(kind) && isVatScheme(scheme) ? [texts.vat[scheme]] : []),
    ...(kind === 'proforma' ? [texts.proforma] : []),
  ].join(' ')
}

/** Returns the boxes for signatures: of the seller's officers on a bill, of both sides on a handover certificate. */
export function signatureBoxes(
  language: Language,
  { kind, by, body }: Pick<Paper, 'kind' | 'body'> & { by: string | null },
): { label: string; name: string; below: string }[] {
  const [texts, { givenTo, received, signature }] = [partyTexts[language], paperTexts[language]]
  if (kind === 'handover')
    return [
      { label: givenTo, name: by ?? '', below: signature },
      { label: received, name: body.buyer.name, below: signature },
    ]
  return isBill(kind) ? [texts.director, texts.accountant].map((label) => ({ label, name: '', below: texts.signatureAndName })) : []
}

const labelled = (label: string, value: string) => value && `${label} ${value}`

const filled = (lines: readonly string[]) => lines.filter(Boolean)
