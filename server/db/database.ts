import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from '#server/db/tables/accounts.ts'
import type { AddressTables } from '#server/db/tables/addresses.ts'
import type { CatalogTables } from '#server/db/tables/catalog.ts'
import type { ContentTables } from '#server/db/tables/content.ts'
import type { EnquiryTables } from '#server/db/tables/enquiries.ts'
import type { JobTables } from '#server/db/tables/jobs.ts'
import type { OwnListTables } from '#server/db/tables/own-lists.ts'
import type { OrderTables } from '#server/db/tables/orders.ts'
import type { ReferenceTables } from '#server/db/tables/reference-lists.ts'

/** Every table of the shop; a test compares it with the migrated schema. */
export type Tables = ReferenceTables &
  CatalogTables &
  ContentTables &
  EnquiryTables &
  AccountTables &
  AddressTables &
  JobTables &
  OwnListTables &
  OrderTables

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
