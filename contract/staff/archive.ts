import { z } from 'zod'
import { archivePrices } from '#contract/rules/archive-prices.ts'

const choice = { is_open: z.boolean(), prices: z.enum(archivePrices) }
export const ChangeArchive = z.strictObject({
  ...choice,
  was: z.strictObject(choice).optional().meta({ description: 'The values last read; a concurrent change is not overwritten.' }),
})

/** Settings of the archive of sold pieces. `pieces`: number of archived pieces, also while the archive is closed. */
export const StaffArchive = z.object({ is_open: z.boolean(), prices: z.enum(archivePrices), pieces: z.int() })

export const ChangedArchive = z.object({ action_id: z.string(), archive: StaffArchive })
