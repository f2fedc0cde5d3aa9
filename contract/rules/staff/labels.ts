/** How many labels are printed at a time. */
export const labelsMax = 500

const labelIds = new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${labelsMax - 1}}$`)

/** Whether a text names pieces for labels: numbers with commas. */
export function isLabelIds(text: string): boolean {
  return labelIds.test(text)
}

/** What the QR code of a label leads to, below the origin of the back office. */
export function labelPath(id: number): string {
  return `/staff/label/${id}`
}

/**
 * The number of the piece that somebody scanned or typed: the URL of a label, or the short number beside it («№ 1042»). Null for
 * anything else.
 */
export function pieceOfLabel(text: string): number | null {
  const typed = text.trim()
  const [, id] = /^(?:№|no\.?|#)?\s*(\d{1,10})$/i.exec(typed) ?? /\/staff\/label\/(\d{1,10})\/?(?:[?#]|$)/.exec(typed) ?? []
  return id && Number(id) > 0 ? Number(id) : null
}
