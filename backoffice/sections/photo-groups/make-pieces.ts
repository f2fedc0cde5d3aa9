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

/**
 * A piece with its photographs attached. `actions` are the ids of the actions that created it and attached the photographs, latest first.
 */
export type MadePiece = { key: string; id: number; label: string; isNew: boolean; actions: string[] }

/**
 * Creates the draft of a group if there is none yet, and attaches the photographs. Calls `onMade` in between, so that a retry after a
 * failed attachment does not create a second draft.
 */
export async function makePiece(group: PhotoGroup, onMade: (id: number, actionId: string) => void): Promise<MadePiece> {
  const { key, photos, target, made, madeBy } = group
  const actions = madeBy === undefined ? [] : [madeBy]
  const known = target.kind === 'piece' ? (target.piece?.id ?? null) : made
  let id = known
  if (id === null && target.kind === 'draft') {
    const piece = await callStaff('POST /api/staff/pieces/', { body: bodyOf(target) })
    id = piece.id
    actions.push(piece.action_id)
    onMade(id, piece.action_id)
  }
  if (id === null) throw new Error('The group has no piece')
  const { action_id: actionId, name } = await assignUploads(id, [...photos])
  return { key, id, label: name, isNew: target.kind === 'draft', actions: [actionId, ...actions] }
}

function bodyOf(target: Target): StaffBodyOf<'POST /api/staff/pieces/'> {
  const { of, brand, city, earlier } = target
  const at = city === undefined ? {} : { city_id: city }
  return earlier ? { copy_from: earlier.id, ...at } : { kind: of, brand_id: Number(brand), ...namesOf(target), ...at }
}

function namesOf({ model, name = '' }: Target): { model_name: string; reference: string | null } {
  return isReferenceLike(model) ? { model_name: name.trim(), reference: model.trim() } : { model_name: model.trim(), reference: null }
}

/** Undoes the actions of these pieces, latest first. Throws if an action cannot be undone. */
export async function undoMade(pieces: readonly MadePiece[]): Promise<void> {
  try {
    for (const { actions } of pieces.toReversed())
      for (const id of actions) await callStaff('POST /api/staff/audit/:id/undo/', { params: { id }, body: {} })
  } finally {
    void queryClient.invalidateQueries()
  }
}
