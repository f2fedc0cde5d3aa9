import type { FastifyInstance } from 'fastify'
import type { LiveEvents } from '#server/domain/live/live-events.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffAlbumRoutes } from '#server/http/staff/albums.routes.ts'
import { staffArchiveRoutes } from '#server/http/staff/archive.routes.ts'
import { staffAssignmentRoutes } from '#server/http/staff/assignment.routes.ts'
import { staffAuditRoutes } from '#server/http/staff/audit.routes.ts'
import { staffBackupRoutes } from '#server/http/staff/backups.routes.ts'
import { staffBrandRoutes } from '#server/http/staff/brands.routes.ts'
import { staffBulkRoutes } from '#server/http/staff/bulk.routes.ts'
import { staffBuybackRoutes } from '#server/http/staff/buybacks.routes.ts'
import { staffCompanyRoutes } from '#server/http/staff/company.routes.ts'
import { staffConsignorRoutes } from '#server/http/staff/consignors.routes.ts'
import { staffContentRoutes } from '#server/http/staff/content.routes.ts'
import { staffCountRoutes } from '#server/http/staff/counts.routes.ts'
import { staffDealRoutes } from '#server/http/staff/deals.routes.ts'
import { staffEmptyShopRoutes } from '#server/http/staff/empty-shop.routes.ts'
import { staffExchangeRateRoutes } from '#server/http/staff/exchange-rates.routes.ts'
import { staffExportRoutes } from '#server/http/staff/exports.routes.ts'
import { staffFindRoutes } from '#server/http/staff/find.routes.ts'
import { staffHealthRoutes } from '#server/http/staff/health.routes.ts'
import { staffHomeRoutes } from '#server/http/staff/home.routes.ts'
import { staffImportRoutes } from '#server/http/staff/imports.routes.ts'
import { staffInsightRoutes } from '#server/http/staff/insight.routes.ts'
import { staffLinkRoutes } from '#server/http/staff/links.routes.ts'
import { staffLiveRoutes } from '#server/http/staff/live.routes.ts'
import { staffMeRoutes } from '#server/http/staff/me.routes.ts'
import { staffMemberRoutes } from '#server/http/staff/members.routes.ts'
import { staffNoticeRoutes } from '#server/http/staff/notices.routes.ts'
import { staffOfferRoutes } from '#server/http/staff/offers.routes.ts'
import { staffOrderPartsRoutes } from '#server/http/staff/order-parts.routes.ts'
import { staffOrdersRoutes } from '#server/http/staff/orders.routes.ts'
import { staffOwnerSettingRoutes } from '#server/http/staff/owner-settings.routes.ts'
import { staffPageTextsRoutes } from '#server/http/staff/page-texts.routes.ts'
import { staffPaperRoutes } from '#server/http/staff/papers.routes.ts'
import { staffPasskeyRoutes } from '#server/http/staff/passkeys.routes.ts'
import { staffPeopleRoutes } from '#server/http/staff/people.routes.ts'
import { staffPhotosRoutes } from '#server/http/staff/photos.routes.ts'
import { staffPiecesRoutes } from '#server/http/staff/pieces.routes.ts'
import { staffPromoRoutes } from '#server/http/staff/promos.routes.ts'
import { staffQuoteRoutes } from '#server/http/staff/quotes.routes.ts'
import { staffReplyTemplateRoutes } from '#server/http/staff/reply-templates.routes.ts'
import { staffReportRoutes } from '#server/http/staff/reports.routes.ts'
import { staffSessionRoutes } from '#server/http/staff/session.routes.ts'
import { staffSpecialistsRoutes } from '#server/http/staff/specialists.routes.ts'
import { staffStockTakeRoutes } from '#server/http/staff/stock-takes.routes.ts'
import { staffThreadRoutes } from '#server/http/staff/threads.routes.ts'
import { staffTodayRoutes } from '#server/http/staff/today.routes.ts'
import { staffViewRoutes } from '#server/http/staff/views.routes.ts'
import { staffVisitRoutes } from '#server/http/staff/visits.routes.ts'
import { staffWalletRoutes } from '#server/http/staff/wallets.routes.ts'
import { staffWantedRoutes } from '#server/http/staff/wanted.routes.ts'

export type StaffDeps = { photoBase: string; live: LiveEvents }

export function staffRoutes(app: FastifyInstance, ctx: ShopContext, deps: StaffDeps): void {
  staffArchiveRoutes(app, ctx)
  staffAssignmentRoutes(app, ctx)
  staffAuditRoutes(app, ctx)
  staffBackupRoutes(app, ctx)
  staffLiveRoutes(app, ctx, deps.live)
  staffPaperRoutes(app, ctx)
  staffReportRoutes(app, ctx, deps)
  staffBuybackRoutes(app, ctx)
  staffCompanyRoutes(app, ctx)
  staffConsignorRoutes(app, ctx)
  staffContentRoutes(app, ctx)
  staffBrandRoutes(app, ctx)
  staffHomeRoutes(app, ctx, deps)
  staffSpecialistsRoutes(app, ctx, deps)
  staffPageTextsRoutes(app, ctx)
  staffPeopleRoutes(app, ctx)
  staffCountRoutes(app, ctx)
  staffFindRoutes(app, ctx)
  staffBulkRoutes(app, ctx)
  staffStockTakeRoutes(app, ctx)
  staffEmptyShopRoutes(app, ctx)
  staffExchangeRateRoutes(app, ctx)
  staffExportRoutes(app, ctx)
  staffHealthRoutes(app, ctx)
  staffImportRoutes(app, ctx)
  staffInsightRoutes(app, ctx)
  staffSessionRoutes(app, ctx)
  staffLinkRoutes(app, ctx)
  staffMeRoutes(app, ctx)
  staffPasskeyRoutes(app, ctx)
  staffPromoRoutes(app, ctx)
  staffDealRoutes(app, ctx)
  staffOfferRoutes(app, ctx)
  staffQuoteRoutes(app, ctx)
  staffReplyTemplateRoutes(app, ctx)
  staffThreadRoutes(app, ctx, deps.photoBase)
  staffAlbumRoutes(app, ctx, deps.photoBase)
  staffOwnerSettingRoutes(app, ctx)
  staffTodayRoutes(app, ctx, deps.photoBase)
  staffNoticeRoutes(app, ctx)
  staffViewRoutes(app, ctx)
  staffVisitRoutes(app, ctx, deps.photoBase)
  staffWalletRoutes(app, ctx)
  staffWantedRoutes(app, ctx)
  staffMemberRoutes(app, ctx)
  staffPiecesRoutes(app, ctx, deps)
  staffPhotosRoutes(app, ctx, deps)
  staffOrdersRoutes(app, ctx, deps.photoBase)
  staffOrderPartsRoutes(app, ctx, deps.photoBase)
}
