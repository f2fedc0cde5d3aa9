export const labelsMax = 500

const labelIds = new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${labelsMax - 1}}$`)

/** Whether a text is a list of piece ids for labels: numbers separated by commas. */
export function isLabelIds(text: string): boolean {
  return labelIds.test(text)
}

/** Returns the path in the QR code of a label, below the origin of the back office. */
export function labelPath(id: number): string {
  return `/staff/label/${id}`
}

/** Returns the piece id of a scanned or typed label, from its URL or its short number («№ 1042»); null for anything else. */
export function pieceOfLabel(text: string): number | null {
  const typed = text.trim()
  const [, id] = /^(?:№|no\.?|#)?\s*(\d{1,10})$/i.exec(typed) ?? /\/staff\/label\/(\d{1,10})\/?(?:[?#]|$)/.exec(typed) ?? []
  return id && Number(id) > 0 ? Number(id) : null
}
