import type { AccountReason } from '#server/context/account-reasons.ts'
import type { AuditReason } from '#server/context/audit-reasons.ts'
import type { BackupReason } from '#server/context/backup-reasons.ts'
import type { BuybackReason } from '#server/context/buyback-reasons.ts'
import type { CartReason } from '#server/context/cart-reasons.ts'
import type { CompanyReason } from '#server/context/company-reasons.ts'
import type { ContentReason } from '#server/context/content-reasons.ts'
import type { EmptyShopReason } from '#server/context/empty-shop-reasons.ts'
import type { EnquiryReason } from '#server/context/enquiry-reasons.ts'
import type { ImportReason } from '#server/context/import-reasons.ts'
import type { OfferReason } from '#server/context/offer-reasons.ts'
import type { OrderReason } from '#server/context/order-reasons.ts'
import type { OwnerSettingReason } from '#server/context/owner-setting-reasons.ts'
import type { PersonReason } from '#server/context/person-reasons.ts'
import type { PhotoReason } from '#server/context/photo-reasons.ts'
import type { PieceReason } from '#server/context/piece-reasons.ts'
import type { ProfileReason } from '#server/context/profile-reasons.ts'
import type { QuoteReason } from '#server/context/quote-reasons.ts'
import type { ReportReason } from '#server/context/report-reasons.ts'
import type { StaffOrderReason } from '#server/context/staff-order-reasons.ts'
import type { StaffReason } from '#server/context/staff-reasons.ts'
import type { StockReason } from '#server/context/stock-reasons.ts'
import type { WalletReason } from '#server/context/wallet-reasons.ts'

/**
 * Selects the sentence that a response shows. Most reasons explain a refusal, if the error code alone is too general. Other reasons confirm
 * an action that succeeded. `server/http/messages/` has a sentence for each reason.
 */
export type Reason =
  | AccountReason
  | AuditReason
  | BackupReason
  | BuybackReason
  | CartReason
  | CompanyReason
  | ContentReason
  | EmptyShopReason
  | EnquiryReason
  | ImportReason
  | OfferReason
  | OrderReason
  | PhotoReason
  | PieceReason
  | ProfileReason
  | QuoteReason
  | ReportReason
  | StaffReason
  | StaffOrderReason
  | PersonReason
  | StockReason
  | OwnerSettingReason
  | WalletReason
