import type { Generated } from 'kysely'
import type { ArchivePrices } from '#contract/rules/archive-prices.ts'

export type ArchiveTables = {
  sold_archive: { id: Generated<number>; is_open: Generated<boolean>; prices: Generated<ArchivePrices> }
}
