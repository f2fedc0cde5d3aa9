import type { CheckedParts, InputPart, OutputPart, SuccessOf } from '#contract/endpoints/endpoint.ts'
import { staffAlbumEndpoints } from '#contract/endpoints/staff/albums.ts'
import { staffArchiveEndpoints } from '#contract/endpoints/staff/archive.ts'
import { staffAssignmentEndpoints } from '#contract/endpoints/staff/assignment.ts'
import { staffAuditEndpoints } from '#contract/endpoints/staff/audit.ts'
import { staffBackupEndpoints } from '#contract/endpoints/staff/backups.ts'
import { staffBrandEndpoints } from '#contract/endpoints/staff/brands.ts'
import { staffBulkEndpoints } from '#contract/endpoints/staff/bulk.ts'
import { staffBuybackEndpoints } from '#contract/endpoints/staff/buybacks.ts'
import { staffCompanyEndpoints } from '#contract/endpoints/staff/company.ts'
import { staffConsignorEndpoints } from '#contract/endpoints/staff/consignors.ts'
import { staffContentEndpoints } from '#contract/endpoints/staff/content.ts'
import { staffCountEndpoints } from '#contract/endpoints/staff/counts.ts'
import { staffDealEndpoints } from '#contract/endpoints/staff/deals.ts'
import { staffEmptyShopEndpoints } from '#contract/endpoints/staff/empty-shop.ts'
import { staffExchangeRateEndpoints } from '#contract/endpoints/staff/exchange-rates.ts'
import { staffExportEndpoints } from '#contract/endpoints/staff/exports.ts'
import { staffFindEndpoints } from '#contract/endpoints/staff/find.ts'
import { staffHealthEndpoints } from '#contract/endpoints/staff/health.ts'
import { staffHomeEndpoints } from '#contract/endpoints/staff/home.ts'
import { staffImportEndpoints } from '#contract/endpoints/staff/imports.ts'
import { staffInsightEndpoints } from '#contract/endpoints/staff/insight.ts'
import { staffLinkEndpoints } from '#contract/endpoints/staff/links.ts'
import { staffLiveEndpoints } from '#contract/endpoints/staff/live.ts'
import { staffMeEndpoints } from '#contract/endpoints/staff/me.ts'
import { staffMemberEndpoints } from '#contract/endpoints/staff/members.ts'
import { staffNoticeEndpoints } from '#contract/endpoints/staff/notices.ts'
import { staffOfferEndpoints } from '#contract/endpoints/staff/offers.ts'
import { staffOrderEndpoints } from '#contract/endpoints/staff/orders.ts'
import { staffOwnerSettingEndpoints } from '#contract/endpoints/staff/owner-settings.ts'
import { staffPageTextEndpoints } from '#contract/endpoints/staff/page-texts.ts'
import { staffPaperEndpoints } from '#contract/endpoints/staff/papers.ts'
import { staffPasskeyEndpoints } from '#contract/endpoints/staff/passkeys.ts'
import { staffPeopleEndpoints } from '#contract/endpoints/staff/people.ts'
import { staffPhotosEndpoints } from '#contract/endpoints/staff/photos.ts'
import { staffPieceEndpoints } from '#contract/endpoints/staff/pieces.ts'
import { staffPromoEndpoints } from '#contract/endpoints/staff/promos.ts'
import { staffQuoteEndpoints } from '#contract/endpoints/staff/quotes.ts'
import { staffReportEndpoints } from '#contract/endpoints/staff/reports.ts'
import { staffSessionEndpoints } from '#contract/endpoints/staff/session.ts'
import { staffStockTakeEndpoints } from '#contract/endpoints/staff/stock-takes.ts'
import { staffThreadEndpoints } from '#contract/endpoints/staff/threads.ts'
import { staffTodayEndpoints } from '#contract/endpoints/staff/today.ts'
import { staffViewEndpoints } from '#contract/endpoints/staff/views.ts'
import { staffVisitEndpoints } from '#contract/endpoints/staff/visits.ts'
import { staffWalletEndpoints } from '#contract/endpoints/staff/wallets.ts'
import { staffWantedEndpoints } from '#contract/endpoints/staff/wanted.ts'

/**
 * All API endpoints of the back office. They are separate from the shop's `endpoints`, so that the shop's client code and API document do
 * not contain them.
 */
export const staffEndpoints = {
  ...staffArchiveEndpoints,
  ...staffAssignmentEndpoints,
  ...staffAuditEndpoints,
  ...staffAlbumEndpoints,
  ...staffBackupEndpoints,
  ...staffLiveEndpoints,
  ...staffPhotosEndpoints,
  ...staffPageTextEndpoints,
  ...staffPaperEndpoints,
  ...staffExchangeRateEndpoints,
  ...staffPromoEndpoints,
  ...staffDealEndpoints,
  ...staffOfferEndpoints,
  ...staffQuoteEndpoints,
  ...staffBrandEndpoints,
  ...staffHomeEndpoints,
  ...staffReportEndpoints,
  ...staffBuybackEndpoints,
  ...staffCompanyEndpoints,
  ...staffConsignorEndpoints,
  ...staffContentEndpoints,
  ...staffPeopleEndpoints,
  ...staffCountEndpoints,
  ...staffFindEndpoints,
  ...staffBulkEndpoints,
  ...staffStockTakeEndpoints,
  ...staffEmptyShopEndpoints,
  ...staffExportEndpoints,
  ...staffHealthEndpoints,
  ...staffImportEndpoints,
  ...staffInsightEndpoints,
  ...staffSessionEndpoints,
  ...staffLinkEndpoints,
  ...staffMeEndpoints,
  ...staffPasskeyEndpoints,
  ...staffMemberEndpoints,
  ...staffPieceEndpoints,
  ...staffOrderEndpoints,
  ...staffThreadEndpoints,
  ...staffOwnerSettingEndpoints,
  ...staffTodayEndpoints,
  ...staffNoticeEndpoints,
  ...staffViewEndpoints,
  ...staffVisitEndpoints,
  ...staffWalletEndpoints,
  ...staffWantedEndpoints,
} as const

type Declared = typeof staffEndpoints
/** The name of an endpoint: method and path, such as `GET /api/staff/today/`. */
export type StaffEndpointName = keyof Declared

/** Request body before validation. @public */
export type StaffBodyOf<Name extends StaffEndpointName> = InputPart<Declared[Name], 'body'>

/** Path parameters of an endpoint, such as `:id`. @public */
export type StaffParamsOf<Name extends StaffEndpointName> = OutputPart<Declared[Name], 'params', undefined>

/** Query parameters before their conversion to text. @public */
export type StaffQueryOf<Name extends StaffEndpointName> = InputPart<Declared[Name], 'query'>

/** Validated parts of a request, as a route receives them. A part that the endpoint lacks is `unknown`. */
export type CheckedStaffRequest<Name extends StaffEndpointName> = CheckedParts<Declared[Name]>

/** Body of a successful response; undefined for status 204. */
export type StaffResponseOf<Name extends StaffEndpointName> = Name extends StaffEndpointName ? SuccessOf<Declared[Name]['response']> : never
