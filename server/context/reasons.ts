import type { AuditReason } from '#server/context/audit-reasons.ts'
import type { EnquiryReason } from '#server/context/enquiry-reasons.ts'
import type { ImportReason } from '#server/context/import-reasons.ts'
import type { StaffOrderReason } from '#server/context/staff-order-reasons.ts'
import type { StockReason } from '#server/context/stock-reasons.ts'

/**
 * Why a verb refuses, where the code alone would not help the person, by area; `server/http/messages/<area>.ts` has a
 * sentence for each in every language, or does not compile.
 */
const accountReasons = [
  'session-ended',
  'code-sent',
  'code-sent-before',
  'email-code-sent',
  'email-code-sent-before',
  'logged-out',
  'phone-country',
  'code-too-soon',
  'calls-too-many',
  'tries-too-many',
  'emails-too-many',
  'call-failed',
  'email-failed',
  'code-short',
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

const cartReasons = [
  'piece-sold',
  'piece-reserved',
  'piece-incoming',
  'piece-price-on-request',
  'piece-out-of-stock',
  'piece-all-in-cart',
  'cart-full',
  'favorites-full',
  'comparison-full',
] as const

const profileReasons = [
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

const orderReasons = [
  'cart-empty',
  'order-pieces-gone',
  'order-total-changed',
  'order-promo-refused',
  'order-costs-nothing',
  'order-coins-unavailable',
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
  'pickup-on-the-way',
  'delivery-country-unknown',
] as const

const reportReasons = [
  'report-edited-meanwhile',
  'report-signed',
  'report-zones-missing',
  'report-not-newest',
  'report-zone-unknown',
  'report-photo-unknown',
  'report-workshop-unknown',
  'timing-watches-only',
  'service-guarantee-early',
  'certificate-needs-report',
  'certificate-needs-condition',
  'certificate-valid-known',
  'certificate-revoked',
] as const

const staffReasons = [
  'views-too-many',
  'staff-sign-in-failed',
  'staff-tries-too-many',
  'staff-factor',
  'staff-factor-setup',
  'staff-code-wrong',
  'staff-attempt-ended',
  'staff-factor-locked',
  'staff-step-up',
  'staff-origin',
  'staff-link-gone',
  'staff-email-taken',
  'staff-password-short',
  'staff-password-common',
  'staff-password-personal',
  'staff-field-needed',
  'staff-unknown',
  'staff-own-account',
  'staff-last-owner',
  'staff-edited-meanwhile',
  'staff-password-wrong',
] as const

const pieceReasons = [
  'piece-edited-meanwhile',
  'piece-step-impossible',
  'piece-was-shown',
  'piece-in-order',
  'piece-on-hold',
  'piece-not-free',
  'piece-lacks',
  'piece-register-match',
  'piece-serial-known',
  'price-needed',
  'price-below-floor',
  'price-below-floor-reason',
  'price-below-cost-reason',
  'price-was-never-asked',
  'fact-of-other-kind',
  'fact-entry-unknown',
  'fact-condition-needed',
  'fact-both-languages',
  'fact-not-limited',
  'fact-year-known',
  'fact-collection-of-other-brand',
  'plan-past',
  'hold-until',
  'hold-ended',
  'move-same-city',
  'move-open',
  'move-state',
  'register-nothing-to-waive',
  'consignor-needed',
  'consignor-terms',
  'place-elsewhere',
  'list-brand-needed',
  'list-city-needed',
  'list-name-near',
  'list-entry-used',
] as const

const photoReasons = [
  'upload-missing',
  'upload-too-large',
  'upload-unreadable',
  'upload-heic',
  'upload-pixels',
  'upload-no-room',
  'upload-gone',
  'upload-taken',
  'photos-full',
  'photos-edited-meanwhile',
  'photo-no-original',
  'photo-cut-twice',
] as const

export type AccountReason = (typeof accountReasons)[number]
export type CartReason = (typeof cartReasons)[number]

export type ProfileReason = (typeof profileReasons)[number]
export type OrderReason = (typeof orderReasons)[number]
export type ReportReason = (typeof reportReasons)[number]
export type StaffReason = (typeof staffReasons)[number]
export type PieceReason = (typeof pieceReasons)[number]
export type PhotoReason = (typeof photoReasons)[number]

export type Reason =
  | AccountReason
  | CartReason
  | ProfileReason
  | OrderReason
  | EnquiryReason
  | ReportReason
  | ImportReason
  | StaffReason
  | StaffOrderReason
  | PieceReason
  | PhotoReason
  | AuditReason
  | StockReason
