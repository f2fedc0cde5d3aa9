import { useCallback, useEffect, useRef, useState } from 'react'
import { newUuid } from '#app/browser/new-uuid.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { dropUpload, useBatch } from '#backoffice/client/piece-photos.ts'
import { useSession } from '#backoffice/client/use-staff.ts'
import { canReadCodes } from '#backoffice/features/label-scanner/read-codes.ts'
import { addToQueue, dropPhotos, queuedFile, useIsQueueReady, useQueue } from '#backoffice/features/photo-queue/photo-queue.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { type BatchDraft, dropBatchDraft, readBatchDraft, writeBatchDraft } from '#backoffice/sections/photo-groups/batch-draft.ts'
import {
  dropFromGroups,
  type GroupTarget,
  type PhotoGroup,
  photosNotUploaded,
  placePhotos,
} from '#backoffice/sections/photo-groups/group-photos.ts'
import { dropPreviews, labelIn, makePreview, takenAt } from '#backoffice/sections/photo-groups/read-photos.ts'
import { showToast } from '#backoffice/ui/toasts.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'
import type { PhotoUpload } from '#contract/staff/photos.ts'

export function usePhotoGroups() {
  const { t } = useI18n()
  const { id: staffId } = useSession().staff
  const [draft, setDraft] = useState(() => readBatchDraft(staffId))
  const latest = useRef(draft)
  const change = useCallback(
    (next: (held: BatchDraft) => BatchDraft) => {
      latest.current = next(latest.current)
      writeBatchDraft(staffId, latest.current)
      setDraft(latest.current)
    },
    [staffId],
  )
  const setGroups = useCallback(
    (next: (groups: PhotoGroup[], held: BatchDraft) => PhotoGroup[]) => change((held) => ({ ...held, groups: next(held.groups, held) })),
    [change],
  )
  const { batch } = draft
  const queued = useQueue({ batch })
  const { data, isFetching, isError } = useBatch(batch)
  usePreviews(draft, queued, data?.results)
  const isSettled = useIsQueueReady() && data !== undefined && !queued.length && !isFetching && !isError
  useEffect(() => {
    if (!isSettled) return
    // The server stores identical files as one upload. Removes the duplicates, which have no upload of their own.
    const there = new Set(data.results.map(({ id }) => id))
    const gone = Object.keys(latest.current.photos).filter((id) => !there.has(id))
    if (gone.length) change((held) => without(held, new Set(gone)))
  }, [isSettled, data, change])

  const setTarget = (key: string, target: GroupTarget) =>
    setGroups((groups) => groups.map((group) => (group.key === key ? { ...group, target } : group)))

  const add = async (files: readonly File[]) => {
    try {
      const timed = await Promise.all(files.map(async (file) => ({ file, at: await takenAt(file) })))
      const positions = Object.values(latest.current.photos).map(({ position }) => position + 1)
      const items = await addToQueue(timed, { batch: latest.current.batch }, Math.max(0, ...positions))
      if (items.length < files.length)
        showToast('error', t('photos.tooMany', { count: files.length - items.length, max: staffPhotoLimits.batchMax }))
      for (const { id } of items) makePreview(id, () => queuedFile(id))
      const added = items.map(
        (item) => [item.id, { id: item.id, name: item.fileName, takenAt: item.modifiedAt, position: item.position }] as const,
      )
      change((held) => {
        const photos = { ...held.photos, ...Object.fromEntries(added) }
        return { ...held, photos, groups: placePhotos(held.groups, photos, newUuid) }
      })
      if (canReadCodes()) await readLabels(new Map(items.map(({ id }, position) => [id, files[position]])))
    } catch {
      showToast('error', t('photos.storageFailed'))
    }
  }
  /** Looks for a label in each new photograph that is the first of its group. The piece on the label becomes the target of the group. */
  const readLabels = async (files: ReadonlyMap<string, File | undefined>) => {
    for (const { key, photos } of latest.current.groups) {
      const file = photos.every((id) => files.has(id)) ? files.get(photos[0] ?? '') : undefined
      // if the look-up of the label fails, the person chooses the target
      const piece = file && (await pieceOfLabel(file).catch(() => undefined))
      if (piece) setTarget(key, { kind: 'piece', piece: { id: piece.id, label: `${piece.brand} ${piece.model_name}` } })
    }
  }
  const drop = async (id: string) => {
    change((held) => without(held, new Set([id])))
    await dropPhotos([id])
    await dropUpload(id).catch(() => {})
  }
  /** Removes photographs that now belong to a piece from the board. */
  const forget = (ids: readonly string[]) => change((held) => without(held, new Set(ids)))
  const restart = () => {
    dropBatchDraft(staffId)
    dropPreviews()
    latest.current = readBatchDraft(staffId)
    setDraft(latest.current)
  }
  const uploads = data?.results ?? []
  // not the length of the queue: a photograph leaves the queue before the list of uploads contains it
  const waiting = photosNotUploaded(draft.groups, uploads).length
  return { ...draft, queued, uploads, waiting, setGroups, setTarget, add, drop, forget, restart }
}

async function pieceOfLabel(file: File) {
  const id = await labelIn(file)
  return id ? (await callStaff('GET /api/staff/labels/', { query: { ids: String(id) } })).results[0] : undefined
}

export type PhotoGroups = ReturnType<typeof usePhotoGroups>

function without(held: BatchDraft, ids: ReadonlySet<string>): BatchDraft {
  const photos = Object.fromEntries(Object.entries(held.photos).filter(([id]) => !ids.has(id)))
  return { ...held, photos, groups: dropFromGroups(held.groups, ids) }
}

/** After a reload, recreates the previews of photographs that are still in the upload queue. */
function usePreviews({ photos }: BatchDraft, queued: readonly { id: string }[], uploads: readonly PhotoUpload[] | undefined): void {
  useEffect(() => {
    const made = new Set(uploads?.filter((upload) => upload.thumbnail_url).map(({ id }) => id))
    for (const { id } of queued) if (photos[id] && !made.has(id)) makePreview(id, () => queuedFile(id))
  }, [photos, queued, uploads])
}
