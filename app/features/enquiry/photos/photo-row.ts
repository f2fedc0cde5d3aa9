/** A photograph of a form: being made small, on its way, arrived (with its token), or failed, which can be tried again. */
export type Photo = {
  id: string
  name: string
  /** A small picture of it as a data address; empty until there is one. */
  preview: string
  state: 'preparing' | 'sending' | 'sent' | 'failed'
  /** What part is on its way, 0…1. */
  progress: number
  token?: string
  /** Why it failed, in words. */
  problem?: string
  /** The file is not at hand any more: it can only be removed. */
  isLost?: boolean
}

/** The row with one photograph changed. */
export function changed(row: readonly Photo[], id: string, change: Partial<Photo>): Photo[] {
  return row.map((photo) => (photo.id === id ? { ...photo, ...change } : photo))
}

/** The row with those that the shop has no more as failed ones; `files` are those whose file is still at hand. */
export function withGone(row: readonly Photo[], gone: readonly string[], files: ReadonlySet<string>, problem: string): Photo[] {
  return row.map((photo) => {
    const { token, ...others } = photo
    if (!token || !gone.includes(token)) return photo
    return { ...others, state: 'failed', problem, ...(files.has(photo.id) ? {} : { isLost: true }) }
  })
}

/** The row with one photograph moved to a place; places beyond the ends are the ends. */
export function moved(row: readonly Photo[], id: string, to: number): Photo[] {
  const photo = row.find((one) => one.id === id)
  if (!photo) return [...row]
  const others = row.filter((one) => one.id !== id)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, photo)
}

/** What of a choice of files is taken: images, as many as there is room for (FORM-06). */
export function acceptedOf<F extends { type: string }>(files: readonly F[], room: number): { taken: F[]; others: number; tooMany: number } {
  const images = files.filter(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml')
  const taken = images.slice(0, Math.max(0, room))
  return { taken, others: files.length - images.length, tooMany: images.length - taken.length }
}
