import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from '#server/db/tables/accounts.ts'
import type { AddressTables } from '#server/db/tables/addresses.ts'
import type { AlbumTables } from '#server/db/tables/albums.ts'
import type { AlertTables } from '#server/db/tables/alerts.ts'
import type { ArchiveTables } from '#server/db/tables/archive.ts'
import type { AssignmentTables } from '#server/db/tables/assignment.ts'
import type { AuditTables } from '#server/db/tables/audit.ts'
import type { BuybackTables } from '#server/db/tables/buybacks.ts'
import type { CatalogTables } from '#server/db/tables/catalog.ts'
import type { CompanyTables } from '#server/db/tables/company.ts'
import type { ContentTables } from '#server/db/tables/content.ts'
import type { DemoTables } from '#server/db/tables/demo.ts'
import type { EnquiryTables } from '#server/db/tables/enquiries.ts'
import type { ExchangeRateTables } from '#server/db/tables/exchange-rates.ts'
import type { FirstDaysTables } from '#server/db/tables/first-days.ts'
import type { HealthTables } from '#server/db/tables/health.ts'
import type { ImportTables } from '#server/db/tables/imports.ts'
import type { InsightTables } from '#server/db/tables/insight.ts'
import type { JobTables } from '#server/db/tables/jobs.ts'
import type { KeptKeyTables } from '#server/db/tables/kept-keys.ts'
import type { OfferTables } from '#server/db/tables/offers.ts'
import type { OrderTables } from '#server/db/tables/orders.ts'
import type { OwnerSettingTables } from '#server/db/tables/owner-settings.ts'
import type { PeopleTables } from '#server/db/tables/people.ts'
import type { PhotoTables } from '#server/db/tables/photos.ts'
import type { PieceTables } from '#server/db/tables/pieces.ts'
import type { PromoTables } from '#server/db/tables/promos.ts'
import type { QuoteTables } from '#server/db/tables/quotes.ts'
import type { ReferenceTables } from '#server/db/tables/reference-lists.ts'
import type { ReportTables } from '#server/db/tables/reports.ts'
import type { SavedListTables } from '#server/db/tables/saved-lists.ts'
import type { StaffNoticeTables } from '#server/db/tables/staff-notices.ts'
import type { StaffPresenceTables } from '#server/db/tables/staff-presence.ts'
import type { StaffViewTables } from '#server/db/tables/staff-views.ts'
import type { StaffTables } from '#server/db/tables/staff.ts'
import type { StockTakeTables } from '#server/db/tables/stock-takes.ts'
import type { ThreadTables } from '#server/db/tables/threads.ts'
import type { WalletTables } from '#server/db/tables/wallets.ts'

export type Tables = ReferenceTables &
  CatalogTables &
  BuybackTables &
  PieceTables &
  CompanyTables &
  ContentTables &
  DemoTables &
  EnquiryTables &
  ExchangeRateTables &
  FirstDaysTables &
  AccountTables &
  AddressTables &
  AlertTables &
  ArchiveTables &
  AssignmentTables &
  AuditTables &
  HealthTables &
  ImportTables &
  InsightTables &
  JobTables &
  KeptKeyTables &
  SavedListTables &
  OrderTables &
  PromoTables &
  PeopleTables &
  PhotoTables &
  AlbumTables &
  OfferTables &
  QuoteTables &
  ReportTables &
  StaffNoticeTables &
  StaffPresenceTables &
  StaffViewTables &
  StockTakeTables &
  ThreadTables &
  OwnerSettingTables &
  WalletTables &
  StaffTables

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
