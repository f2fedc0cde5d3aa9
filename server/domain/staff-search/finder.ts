import type { FoundRecord } from '#contract/staff/find.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Finds at most `max` records of one kind by a text. Each finder has its own sort order. */
export type Finder = (ctx: ShopContext, staff: StaffActor, text: string, max: number) => Promise<FoundRecord[]>
