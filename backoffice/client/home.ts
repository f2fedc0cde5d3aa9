import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { HomeRowName } from '#contract/rules/staff/home-parts.ts'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type HomeDraft = StaffResponseOf<'GET /api/staff/home/'>
export type StaffBanner = HomeDraft['banners'][number]
export type StaffRow = HomeDraft['rows'][HomeRowName]
export type HomePicture = HomeDraft['pictures'][number]
/** Where a cut of a picture is shown. */
export type HomeCut = 'desk' | 'phone'

/** The draft of the home page. */
export const homeQuery = queryOptions({
  queryKey: queryKeys.home,
  queryFn: ({ signal }) => callStaff('GET /api/staff/home/', { signal }),
})

/** Writes a part of the draft and says so, with its undo. */
export async function saveHome(draft: HomeDraft, part: Partial<Pick<HomeDraft, 'banners' | 'rows'>>, sentence: string): Promise<void> {
  const { version, rows } = { ...draft, ...part }
  const banners = part.banners ?? (draft.has_own_banners ? draft.banners : null)
  try {
    const { action_id: action } = await callStaff('PUT /api/staff/home/', { body: { version, banners, rows } })
    showDone(sentence, action)
  } finally {
    await queryClient.invalidateQueries({ queryKey: queryKeys.home })
  }
}

/** Publishes the draft, or drops it. */
export async function endDraft(step: 'publish' | 'discard', version: number, sentence: string): Promise<void> {
  try {
    const { action_id: action } = await callStaff(`POST /api/staff/home/${step}/`, { body: { version } })
    showDone(sentence, action)
  } finally {
    await queryClient.invalidateQueries({ queryKey: queryKeys.home })
  }
}

/** What a picture is cut from. */
export const homeOriginalUrl = (id: string) => `/api/staff/home/pictures/${id}/original/`

/** Cuts a picture anew for desks or for phones: another picture, the former one stays. */
export function cutPicture({ id, desk, phone }: HomePicture, cut: HomeCut, crop: PhotoCrop | null): Promise<HomePicture> {
  const body = { desk: desk.crop, phone: phone.crop, [cut]: crop }
  return callStaff('POST /api/staff/home/pictures/:id/cut/', { params: { id }, body })
}

/** Sends a picture for a banner; the contract has no schema for the parts of a form. */
export async function sendPicture(file: File): Promise<HomePicture> {
  const body = new FormData()
  body.set('photo', file, file.name)
  const options = { body, timeoutMs: 2 * minuteMs }
  return callStaff('POST /api/staff/home/pictures/', options as Omit<typeof options, 'body'>)
}
