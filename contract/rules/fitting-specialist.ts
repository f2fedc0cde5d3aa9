import type { OfficeKey } from '#contract/offices.ts'
import type { Kind } from '#contract/piece.ts'
import type { Specialist } from '#contract/specialist.ts'

/**
 * Returns the first specialist, in the order of the staff, who works in the office and knows the kind of piece. Null: unknown, so any
 * office or kind fits. Undefined if nobody fits.
 */
export function fittingSpecialist<Listed extends Pick<Specialist, 'office' | 'kinds'>>(
  specialists: readonly Listed[],
  { office, kind }: { office: OfficeKey | null; kind: Kind | null },
): Listed | undefined {
  return specialists.find((each) => (!office || !each.office || each.office === office) && (!kind || each.kinds.includes(kind)))
}
