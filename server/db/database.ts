import type { Kysely, Transaction } from 'kysely'
import type { CatalogTables } from '#server/db/tables/catalog.ts'
import type { ContentTables } from '#server/db/tables/content.ts'
import type { EnquiryTables } from '#server/db/tables/enquiries.ts'
import type { ReferenceTables } from '#server/db/tables/reference-lists.ts'

/** Every table of the shop; a test compares it with the migrated schema. */
export type Tables = ReferenceTables & CatalogTables & ContentTables & EnquiryTables

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
