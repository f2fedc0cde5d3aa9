/**
 * Why a verb refuses, where the code alone would not help the person, by area; `server/http/messages/<area>.ts` has a
 * sentence for each in every language, or does not compile.
 */
export const accountReasons = [
  'session-ended',
  'code-sent',
  'logged-out',
  'phone-country',
  'code-too-soon',
  'calls-too-many',
  'tries-too-many',
  'call-failed',
  'code-wrong',
  'code-expired',
  'sign-in-failed',
  'password-common',
  'telegram-taken',
  'telegram-failed',
  'telegram-old',
  'telegram-unknown',
  'firebase-failed',
] as const

export const cartReasons = [
  'piece-sold',
  'piece-reserved',
  'piece-price-on-request',
  'piece-out-of-stock',
  'piece-all-in-cart',
  'cart-full',
  'favorites-full',
  'comparison-full',
] as const

export const profileReasons = [
  'phone-fixed',
  'phone-taken',
  'password-needed',
  'password-wrong',
  'password-race',
  'password-changed',
  'address-one-city',
  'address-no-city',
  'city-unknown',
  'country-needed',
  'country-unknown',
  'country-of-city',
  'addresses-full',
] as const

export const orderReasons = [
  'cart-empty',
  'order-pieces-gone',
  'order-total-changed',
  'order-promo-refused',
  'order-costs-nothing',
  'order-key-reused',
  'order-cart-used',
  'orders-pending-full',
  'orders-pieces-full',
  'orders-day-full',
  'order-cannot-cancel',
  'order-cannot-change',
  'promo-invalid',
  'pickup-city-unknown',
  'pickup-workshop-unknown',
  'delivery-country-unknown',
] as const

export const enquiryReasons = [
  'visit-day-closed',
  'visit-time-closed',
  'photo-unreadable',
  'photo-too-large',
  'photos-too-many',
  'photo-missing',
  'photo-gone',
  'photos-no-room',
  'taken-without-photos',
] as const

export type AccountReason = (typeof accountReasons)[number]
export type CartReason = (typeof cartReasons)[number]

export type ProfileReason = (typeof profileReasons)[number]
export type OrderReason = (typeof orderReasons)[number]

export type EnquiryReason = (typeof enquiryReasons)[number]

export type Reason = AccountReason | CartReason | ProfileReason | OrderReason | EnquiryReason
