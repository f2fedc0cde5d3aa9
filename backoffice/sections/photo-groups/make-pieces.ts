import { callStaff } from '#backoffice/client/call-staff.ts'
import { assignUploads } from '#backoffice/client/piece-photos.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import type { GroupTarget, PhotoGroup } from '#backoffice/sections/photo-groups/group-photos.ts'
import { isReferenceLike } from '#contract/rules/staff/reference-like.ts'
import type { StaffBodyOf } from '#contract/staff-endpoints.ts'

type Target = Extract<GroupTarget, { kind: 'draft' }>

export function isComplete({ target }: PhotoGroup): boolean {
  if (target.kind === 'piece') return target.piece !== null
  return target.earlier !== null || (target.brand !== '' && namesOf(target).model_name !== '')
}

/** A piece with its photographs attached, and the ids of the actions that created the piece and attached the photographs, latest first. */
export type MadePiece = { key: string; id: number; label: string; isNew: boolean; actions: string[] }

/**
 * Creates the draft of a group if needed, and attaches its photographs. `onMade` is called before the photographs are attached, so that a
 * retry does not create a second draft.
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
  const { action_id: actionId, name } = await assignUploads(id, taken)
  return { key, id, label: name, isNew: target.kind === 'draft', actions: [actionId, ...actions] }
}

function bodyOf(target: Target): StaffBodyOf<'POST /api/staff/pieces/'> {
  const { of, brand, city, earlier } = target
  const at = city === undefined ? {} : { city_id: city }
  return earlier ? { copy_from: earlier.id, ...at } : { kind: of, brand_id: Number(brand), ...namesOf(target), ...at }
}

/** Splits the input into model and reference. */
function namesOf({ model, name = '' }: Target): { model_name: string; reference: string | null } {
  return isReferenceLike(model) ? { model_name: name.trim(), reference: model.trim() } : { model_name: model.trim(), reference: null }
}

/** Undoes all actions of these pieces, the latest first. Throws if one cannot be undone. */
export async function undoMade(pieces: readonly MadePiece[]): Promise<void> {
  try {
    for (const { actions } of pieces.toReversed())
      for (const id of actions) await callStaff('POST /api/staff/audit/:id/undo/', { params: { id }, body: {} })
  } finally {
    void queryClient.invalidateQueries()
  }
}
