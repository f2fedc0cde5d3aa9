export const labelsMax = 500

const labelIds = new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${labelsMax - 1}}$`)

export function isLabelIds(text: string): boolean {
  return labelIds.test(text)
}

/** Returns the path encoded in a label's QR code, below the origin of the back office. */
export function labelPath(id: number): string {
  return `/staff/label/${id}`
}

/** Returns the piece id of a scanned or typed label, given the URL or the short number («№ 1042»). Null for anything else. */
export function pieceOfLabel(text: string): number | null {
  const typed = text.trim()
  const [, id] = /^(?:№|no\.?|#)?\s*(\d{1,10})$/i.exec(typed) ?? /\/staff\/label\/(\d{1,10})\/?(?:[?#]|$)/.exec(typed) ?? []
  return id && Number(id) > 0 ? Number(id) : null
}
