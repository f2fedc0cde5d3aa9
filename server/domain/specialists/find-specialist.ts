import type { OfficeKey } from '#contract/offices.ts'
import type { Kind } from '#contract/piece.ts'
import { fittingSpecialist } from '#contract/rules/fitting-specialist.ts'
import type { SpecialistRow } from '#server/domain/specialists/read-specialists.ts'

/** What a customer asks about. `staffId`: the staff member in charge, if any. */
type Question = { staffId: string | null; office: OfficeKey | null; kind: Kind | null }

/** Returns the specialist of the staff member in charge, otherwise the first one who fits the office and the kind of piece, if any. */
export function findSpecialist(specialists: readonly SpecialistRow[], { staffId, ...asked }: Question): SpecialistRow | undefined {
  const ofStaff = staffId ? specialists.find(({ staff_id: id }) => id === staffId) : undefined
  return ofStaff ?? fittingSpecialist(specialists, asked)
}
