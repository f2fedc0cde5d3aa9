import type { FoundRecord } from '#contract/staff/find.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Finds records of one kind by a text, best first, at most `max`. */
export type Finder = (ctx: ShopContext, staff: StaffActor, text: string, max: number) => Promise<FoundRecord[]>
