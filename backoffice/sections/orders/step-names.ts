import type { MessageKey } from '#backoffice/i18n/messages.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

type Method = 'pickup' | 'delivery'

/** The label of a step: for pickup orders “ship” makes the order ready, and “deliver” hands it over. */
export function stepName(step: OrderStep, method: Method): MessageKey {
  if (method === 'pickup' && step === 'ship') return 'orders.step.shipToOffice'
  if (method === 'pickup' && step === 'deliver') return 'orders.step.deliverAtOffice'
  return `orders.step.${step}`
}

export function stepTitle(step: OrderStep, method: Method): MessageKey {
  if (method === 'pickup' && step === 'ship') return 'orders.stepTitle.shipToOffice'
  if (method === 'pickup' && step === 'deliver') return 'orders.stepTitle.deliverAtOffice'
  return `orders.stepTitle.${step}`
}
