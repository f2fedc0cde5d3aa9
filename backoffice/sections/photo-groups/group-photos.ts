import type { Kind } from '#contract/piece.ts'
import { minuteMs } from '#contract/rules/durations.ts'

/** A photograph of the batch. `takenAt` is its capture time in milliseconds, `position` its index in the file selection. */
export type BatchPhoto = { id: string; name: string; takenAt: number; position: number }

/** What a group of photographs is used for: a new draft, a draft copied from an earlier piece, or more photographs of an existing piece. */
export type GroupTarget =
  | {
      kind: 'draft'
      of: Kind
      brand: string
      /** The model name, or a reference number. In the latter case `name` holds the model name. */
      model: string
      name?: string
      /** The city of the piece's office. By default, the person's own office. */
      city?: number
      earlier: { id: number; label: string } | null
    }
  | { kind: 'piece'; piece: { id: number; label: string } | null }

/** The photographs of one piece. `made` is the id of the piece after it has been created, `madeBy` the id of the action that created it. */
export type PhotoGroup = { key: string; photos: readonly string[]; target: GroupTarget; made: number | null; madeBy?: string }

/** The longest pause between two photographs of the same piece. A longer pause starts a new group. */
export const pauseMs = 3 * minuteMs

export const blankTarget = (of: Kind = 'watch'): GroupTarget => ({ kind: 'draft', of, brand: '', model: '', earlier: null })

type Photos = Readonly<Record<string, BatchPhoto>>

/**
 * Adds ungrouped photographs in the order of their capture times. A photograph joins a group without a piece if it was taken within
 * `pauseMs` of one of that group's photographs; otherwise it starts a new group. Sorts the groups by time.
 */
export function placePhotos(groups: readonly PhotoGroup[], photos: Photos, newKey: () => string): PhotoGroup[] {
  const grouped = new Set(groups.flatMap((group) => group.photos))
  const loose = Object.values(photos)
    .filter(({ id }) => !grouped.has(id))
    .toSorted((a, b) => a.takenAt - b.takenAt || a.position - b.position)
  const placed = loose.reduce((held, photo) => placeOne(held, photo, photos, newKey), [...groups])
  return placed.toSorted((a, b) => startOf(a, photos) - startOf(b, photos))
}

function placeOne(groups: PhotoGroup[], photo: BatchPhoto, photos: Photos, newKey: () => string): PhotoGroup[] {
  const near = groups.find((group) => group.made === null && distanceTo(group, photo, photos) <= pauseMs)
  if (!near) return [...groups, { key: newKey(), photos: [photo.id], target: blankTarget(), made: null }]
  const ids = [...near.photos, photo.id].toSorted(byTime(photos))
  return groups.map((group) => (group === near ? { ...group, photos: ids } : group))
}

const timesOf = ({ photos: ids }: PhotoGroup, photos: Photos) => ids.flatMap((id) => photos[id]?.takenAt ?? [])
const startOf = (group: PhotoGroup, photos: Photos) => Math.min(...timesOf(group, photos))

function distanceTo(group: PhotoGroup, { takenAt }: BatchPhoto, photos: Photos): number {
  return Math.min(...timesOf(group, photos).map((time) => Math.abs(time - takenAt)))
}

const byTime = (photos: Photos) => (a: string, b: string) => {
  const [one, other] = [photos[a], photos[b]]
  return (one?.takenAt ?? 0) - (other?.takenAt ?? 0) || (one?.position ?? 0) - (other?.position ?? 0)
}

/**
 * Splits a group: the photograph `id` and all photographs after it become a new group. Does nothing if `id` is the first photograph or the
 * group already has a piece.
 */
export function splitBefore(groups: readonly PhotoGroup[], id: string, newKey: () => string): PhotoGroup[] {
  return groups.flatMap((group) => {
    const at = group.photos.indexOf(id)
    if (at < 1 || group.made !== null) return [group]
    const rest: PhotoGroup = { key: newKey(), photos: group.photos.slice(at), target: blankTarget(), made: null }
    return [{ ...group, photos: group.photos.slice(0, at) }, rest]
  })
}

/**
 * Merges group `key` into group `into`, which keeps its target. Sorts the photographs by capture time. Does nothing if group `key` already
 * has a piece.
 */
export function joinGroups(groups: readonly PhotoGroup[], key: string, into: string, photos: Photos): PhotoGroup[] {
  const joined = groups.find((group) => group.key === key)
  if (!joined || key === into || joined.made !== null) return [...groups]
  return groups
    .filter((group) => group !== joined)
    .map((group) => (group.key === into ? { ...group, photos: [...group.photos, ...joined.photos].toSorted(byTime(photos)) } : group))
}

/** Moves a photograph to another group, or to a new group at the end. Removes the old group if it is now empty. */
export function movePhoto(
  groups: readonly PhotoGroup[],
  { id, to, photos, newKey }: { id: string; to: string | null; photos: Photos; newKey: () => string },
): PhotoGroup[] {
  if (groups.some((group) => group.key === to && group.photos.includes(id))) return [...groups]
  const left = groups.map((group) => ({ ...group, photos: group.photos.filter((other) => other !== id) }))
  const moved =
    to === null
      ? [...left, { key: newKey(), photos: [id], target: blankTarget(), made: null }]
      : left.map((group) => (group.key === to ? { ...group, photos: [...group.photos, id].toSorted(byTime(photos)) } : group))
  return moved.filter((group) => group.photos.length > 0)
}

export function dropFromGroups(groups: readonly PhotoGroup[], ids: ReadonlySet<string>): PhotoGroup[] {
  return groups.map((group) => ({ ...group, photos: group.photos.filter((id) => !ids.has(id)) })).filter((group) => group.photos.length > 0)
}

/** Returns the grouped photographs that have not been uploaded yet. */
export function photosNotUploaded(groups: readonly PhotoGroup[], uploads: readonly { id: string }[]): string[] {
  const uploaded = new Set(uploads.map(({ id }) => id))
  return groups.flatMap((group) => group.photos.filter((id) => !uploaded.has(id)))
}
