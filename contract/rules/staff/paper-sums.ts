import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { type DocumentKind, isBill } from '#contract/rules/staff/order-enums.ts'
import { paperTexts } from '#contract/rules/staff/paper-texts.ts'
import type { DocumentBody } from '#contract/staff/document.ts'

type Sums = Pick<
  DocumentBody,
  'goods_usd' | 'discount_usd' | 'credit' | 'delivery_usd' | 'total_usd' | 'returned_usd' | 'taken_usd' | 'due_usd'
>

/** Whether a document shows the sums paid and due: an invoice or a proforma shows them after a payment, a return or a cancellation. */
export function showsDue(kind: DocumentKind, { total_usd: total, due_usd: due, taken_usd: taken, returned_usd: returned }: Sums): boolean {
  return isBill(kind) && (Number(due) !== Number(total) || [taken, returned].some((usd) => Number(usd ?? 0) > 0))
}

/** Returns the sums below the lines of a document, in US dollars with a sign: deductions are negative. */
export function paperSums(language: Language, kind: DocumentKind, body: Sums): { label: string; usd: string; isStrong: boolean }[] {
  const texts = paperTexts[language]
  const isDueShown = showsDue(kind, body)
  const sums = [
    [texts.goods, body.goods_usd, true],
    [texts.discount, `-${body.discount_usd}`, Number(body.discount_usd) > 0],
    [fillTemplate(texts.credit, { piece: body.credit?.piece ?? '' }), `-${body.credit?.sum_usd ?? '0'}`, Boolean(body.credit)],
    [texts.delivery, body.delivery_usd, Number(body.delivery_usd) > 0],
    [texts.total, body.total_usd, true],
    [texts.returned, `-${body.returned_usd ?? '0'}`, isDueShown && Number(body.returned_usd ?? 0) > 0],
    [texts.taken, body.taken_usd, isDueShown],
    [texts.due, body.due_usd, isDueShown],
  ] as const
  return sums
    .filter(([, , isShown]) => isShown)
    .map(([label, usd]) => ({ label, usd, isStrong: label === texts.total || label === texts.due }))
}
