import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#app/client/api-error.ts'
import { callStaff, reasonOf } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { HomeRowName } from '#contract/rules/staff/home-parts.ts'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type HomeDraft = StaffResponseOf<'GET /api/staff/home/'>
export type StaffBanner = HomeDraft['banners'][number]
export type StaffRow = HomeDraft['rows'][HomeRowName]
export type HomePicture = HomeDraft['pictures'][number]
export type HomeCrop = 'desk' | 'phone'

export const homeQuery = queryOptions({
  queryKey: queryKeys.home,
  queryFn: ({ signal }) => callStaff('GET /api/staff/home/', { signal }),
})

export type HomePart = Partial<Pick<HomeDraft, 'banners' | 'rows'>>

export async function saveHome(draft: HomeDraft, part: HomePart, sentence: string): Promise<void> {
  const { version, rows } = { ...draft, ...part }
  const banners = part.banners ?? (draft.has_own_banners ? draft.banners : null)
  try {
    const { action_id: action } = await callStaff('PUT /api/staff/home/', { body: { version, banners, rows } })
    showUndoToast(sentence, action)
  } finally {
    await queryClient.invalidateQueries({ queryKey: queryKeys.home })
  }
}

export const heldHome = () => queryClient.getQueryData(homeQuery.queryKey)

/** Returns the draft, loaded again if the cached one is older than `version`. */
async function readHome(version: number): Promise<HomeDraft> {
  const held = heldHome()
  return held && held.version >= version ? held : queryClient.fetchQuery({ ...homeQuery, staleTime: 0 })
}

/**
 * Saves an edit that is based on `version` of the draft. `edit` returns the part of the draft to save. If the draft has changed since
 * `version`, loads the newer draft and throws the conflict.
 */
export async function editHome(version: number, edit: (draft: HomeDraft) => HomePart, sentence: string): Promise<void> {
  const draft = await readHome(version)
  try {
    await saveHome({ ...draft, version: Math.min(version, draft.version) }, edit(draft), sentence)
  } catch (error) {
    if (error instanceof ApiError && reasonOf(error) === 'edited-meanwhile') await readHome((error.body as { version: number }).version)
    throw error
  }
}

export async function endDraft(step: 'publish' | 'discard', version: number, sentence: string): Promise<void> {
  try {
    const { action_id: action } = await callStaff(`POST /api/staff/home/${step}/`, { body: { version } })
    showUndoToast(sentence, action)
  } finally {
    await queryClient.invalidateQueries({ queryKey: queryKeys.home })
  }
}

export const homeOriginalUrl = (id: string) => `/api/staff/home/pictures/${id}/original/`

/** Changes the crop for desktops or phones. Creates a new picture and keeps the old picture. */
export function cropPicture({ id, desk, phone }: HomePicture, cut: HomeCrop, crop: PhotoCrop | null): Promise<HomePicture> {
  const body = { desk: desk.crop, phone: phone.crop, [cut]: crop }
  return callStaff('POST /api/staff/home/pictures/:id/cut/', { params: { id }, body })
}

/** Uploads a banner picture. The cast hides `body` from the type check, because the contract has no schema for multipart forms. */
export async function sendPicture(file: File): Promise<HomePicture> {
  const body = new FormData()
  body.set('photo', file, file.name)
  const options = { body, timeoutMs: 2 * minuteMs }
  return callStaff('POST /api/staff/home/pictures/', options as Omit<typeof options, 'body'>)
}
