import { type Carrier, carrierOf, isTrackingNumber } from '#contract/rules/carriers.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffOrderReason } from '#server/context/staff-order-reasons.ts'
import type { LockedOrder } from '#server/domain/orders/change-status.ts'

export type StepRequest = {
  step: OrderStep
  email: 'send' | 'skip'
  emailText?: string | undefined
  carrier?: Carrier | undefined
  trackingNumber?: string | undefined
  insuredCents?: number | undefined
  identitySeen?: boolean | undefined
  reason?: string | undefined
}

/** Throws if a step lacks a required detail: a reason, a checked identity document, or a carrier with a valid tracking number. */
export function assertStepDetails(
  { delivery_method: method }: LockedOrder,
  { step, carrier, trackingNumber = '', identitySeen, reason }: StepRequest,
) {
  if (step === 'cancel' && !reason) throwInvalid('reason', 'cancel-reason-needed')
  if (step === 'deliver' && method === 'pickup' && !identitySeen) throwInvalid('identity_seen', 'identity-not-seen')
  if (step !== 'ship' || method === 'pickup') return
  if (!carrier) throwInvalid('carrier', 'carrier-needed')
  if (!isTrackingNumber(carrier, trackingNumber))
    throwInvalid(
      'tracking_number',
      carrierOf(carrier).hasNumber ? 'tracking-number-wrong' : 'tracking-number-none',
      carrierOf(carrier).example,
    )
}

function throwInvalid(field: string, reason: StaffOrderReason, example = ''): never {
  throw new CodedError('invalid', { reason, fields: { [field]: reason }, values: { example } })
}
