import { readDraft, writeDraft } from '#app/ui/form-draft.ts'

/** A photograph of a form. A `failed` photograph can be retried unless `isLost` is set. */
export type PhotoUpload = {
  id: string
  name: string
  /** Thumbnail as a data URL; empty until it is ready. */
  preview: string
  state: 'preparing' | 'sending' | 'sent' | 'failed'
  /** Uploaded fraction, 0…1. */
  progress: number
  token?: string
  problem?: string
  /** The browser no longer has the file, so the photograph can only be removed. */
  isLost?: boolean
}

export function updateUpload(row: readonly PhotoUpload[], id: string, change: Partial<PhotoUpload>): PhotoUpload[] {
  return row.map((photo) => (photo.id === id ? { ...photo, ...change } : photo))
}

/**
 * Marks the photographs whose tokens are in `gone` as failed, because the server no longer has these photographs. `files` contains the ids
 * of the photographs whose file the browser still has.
 */
export function failGoneUploads(
  row: readonly PhotoUpload[],
  gone: readonly string[],
  files: ReadonlySet<string>,
  problem: string,
): PhotoUpload[] {
  return row.map((photo) => {
    const { token, ...others } = photo
    if (!token || !gone.includes(token)) return photo
    return { ...others, state: 'failed', problem, ...(files.has(photo.id) ? {} : { isLost: true }) }
  })
}

export function moveUpload(row: readonly PhotoUpload[], id: string, to: number): PhotoUpload[] {
  const photo = row.find((one) => one.id === id)
  if (!photo) return [...row]
  const others = row.filter((one) => one.id !== id)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, photo)
}

/** Accepts up to `room` images except SVG. Also counts the rejected files: other files (`others`) and images over the limit (`tooMany`). */
export function acceptFiles<F extends { type: string }>(
  files: readonly F[],
  room: number,
): { accepted: F[]; others: number; tooMany: number } {
  const images = files.filter(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml')
  const accepted = images.slice(0, Math.max(0, room))
  return { accepted, others: files.length - images.length, tooMany: images.length - accepted.length }
}

/** Restores the uploaded photographs of a draft. The server deletes unused uploads after a day. */
export function readPhotoDraft(draftKey: string): PhotoUpload[] {
  return Object.entries(readDraft(keyOf(draftKey))).flatMap(([token, stored]) => {
    const end = stored.indexOf(' ')
    const preview = stored.slice(0, end)
    if (!preview.startsWith('data:image/jpeg;base64,')) return []
    return [{ id: token, token, preview, name: stored.slice(end + 1), state: 'sent', progress: 1 } as const]
  })
}

export function writePhotoDraft(draftKey: string, row: readonly PhotoUpload[]): void {
  const entries = row.flatMap(({ token, preview, name }) => (token ? [[token, `${preview} ${name}`]] : []))
  writeDraft(keyOf(draftKey), Object.fromEntries(entries))
}

const keyOf = (draftKey: string) => `${draftKey}-photos`
