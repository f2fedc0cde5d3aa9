import { type Asker, askerRules, emptyAsker, rules } from '#app/features/enquiry/enquiry-rules.ts'
import { bodyOf, filledOf } from '#app/features/enquiry/enquiry-body.ts'
import type { BuybackRequest } from '#contract/enquiry.ts'

export const conditions = ['new', 'excellent', 'good', 'worn'] as const satisfies BuybackRequest['condition'][]
export const kits = ['full_set', 'box', 'papers', 'nothing'] as const satisfies BuybackRequest['kit'][]

const { message: comment, email: _, ...asker } = emptyAsker
/** What a person tells of a watch they sell (FORM-06). */
export const emptyBuyback = {
  ...asker,
  brand: '',
  model: '',
  year: '',
  condition: '',
  serial: '',
  kit: '',
  expected_price: '',
  city: '',
  comment,
}
export type Buyback = typeof emptyBuyback & Omit<Asker, 'message' | 'email'>

export const buybackRules = {
  name: askerRules.name,
  phone: askerRules.phone,
  brand: rules.given('brand'),
  model: rules.given('model'),
  year: rules.year,
  expected_price: rules.price,
  consent: askerRules.consent,
}

/** What is sent: what was filled in, the year as a number, the photographs by their tokens in their order. */
export function buybackBody(values: Buyback, page: string, photos: string[]): BuybackRequest {
  const { brand, model, year, condition, serial, kit, expected_price, city, comment: said } = values
  const chosenCondition = conditions.find((one) => one === condition)
  const chosenKit = kits.find((one) => one === kit)
  return {
    ...bodyOf(values, page),
    ...filledOf({ serial, expected_price, city, comment: said }),
    brand: brand.trim(),
    model: model.trim(),
    ...(year.trim() ? { year: Number(year) } : {}),
    ...(chosenCondition ? { condition: chosenCondition } : {}),
    ...(chosenKit ? { kit: chosenKit } : {}),
    photos,
  }
}
