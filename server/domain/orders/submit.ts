import type { Language } from '#contract/language.ts'
import type { CheckedOrder } from '#contract/order.ts'

/** What a person submits; `key` names the submit over all its attempts. */
export type Submit = { order: CheckedOrder; key: string | undefined; language: Language }
/** The cart that is ordered; no two orders are made of one version of it (SEC-C2). */
export type Cart = { id: string; version: number }
