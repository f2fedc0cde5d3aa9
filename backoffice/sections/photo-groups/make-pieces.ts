import { callStaff } from '#backoffice/client/call-staff.ts'
import { takeUploads } from '#backoffice/client/piece-photos.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import type { GroupTarget, PhotoGroup } from '#backoffice/sections/photo-groups/group-photos.ts'
import type { StaffBodyOf } from '#contract/staff-endpoints.ts'

type Target = Extract<GroupTarget, { kind: 'draft' }>

/** Whether it is known what a group becomes. */
export function isComplete({ target }: PhotoGroup): boolean {
  if (target.kind === 'piece') return target.piece !== null
  return target.earlier !== null || (target.brand !== '' && target.model.trim() !== '')
}

/** A piece that has got its photographs, and the actions that did it, the last one first. */
export type MadePiece = { key: string; id: number; label: string; isNew: boolean; actions: string[] }

/**
 * Makes the piece of a group, where it is to be a draft, and gives it its photographs. `onMade` is called between the two: a repeat
 * after a failure makes no second draft.
 */
export async function makePiece(group: PhotoGroup, uploads: readonly string[], onMade: (id: number) => void): Promise<MadePiece> {
  const { key, target, made } = group
  const actions: string[] = []
  const known = target.kind === 'piece' ? (target.piece?.id ?? null) : made
  let id = known
  if (id === null && target.kind === 'draft') {
    const piece = await callStaff('POST /api/staff/pieces/', { body: bodyOf(target) })
    id = piece.id
    actions.push(piece.action_id)
    onMade(id)
  }
  if (id === null) throw new Error('The group has no piece')
  const taken = group.photos.filter((photo) => uploads.includes(photo))
  const { action_id: actionId, name } = await takeUploads(id, taken)
  return { key, id, label: name, isNew: target.kind === 'draft', actions: [actionId, ...actions] }
}

const bodyOf = ({ of, brand, model, earlier }: Target): StaffBodyOf<'POST /api/staff/pieces/'> =>
  earlier ? { copy_from: earlier.id } : { kind: of, brand_id: Number(brand), model_name: model.trim() }

/** Takes back what was made, the last first. Throws where one cannot be. */
export async function undoMade(pieces: readonly MadePiece[]): Promise<void> {
  try {
    for (const { actions } of pieces.toReversed())
      for (const id of actions) await callStaff('POST /api/staff/audit/:id/undo/', { params: { id }, body: {} })
  } finally {
    void queryClient.invalidateQueries()
  }
}
