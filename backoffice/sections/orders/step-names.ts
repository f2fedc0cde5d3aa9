import type { MessageKey } from '#backoffice/i18n/messages.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

type Method = 'pickup' | 'delivery'

/**
 * Returns the label of a step. For pickup orders, "ship" means that the order is ready for pickup, and "deliver" that it was handed over.
 */
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
