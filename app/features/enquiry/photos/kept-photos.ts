import type { Photo } from '#app/features/enquiry/photos/photo-row.ts'
import { readDraft, writeDraft } from '#app/ui/form-draft.ts'

/** The photographs of a draft that have arrived at the shop; the shop keeps them for a day (FORM-03, FORM-06). */
export function keptPhotos(draftKey: string): Photo[] {
  return Object.entries(readDraft(keyOf(draftKey))).flatMap(([token, kept]) => {
    const end = kept.indexOf(' ')
    const preview = kept.slice(0, end)
    if (!preview.startsWith('data:image/jpeg;base64,')) return []
    return [{ id: token, token, preview, name: kept.slice(end + 1), state: 'sent', progress: 1 } as const]
  })
}

/** Keeps those that have arrived, in their order; with none nothing is kept. */
export function keepPhotos(draftKey: string, row: readonly Photo[]): void {
  const entries = row.flatMap(({ token, preview, name }) => (token ? [[token, `${preview} ${name}`]] : []))
  writeDraft(keyOf(draftKey), Object.fromEntries(entries))
}

const keyOf = (draftKey: string) => `${draftKey}-photos`
