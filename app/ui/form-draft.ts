const prefix = 'draft:'

/** What was typed into a form and not yet sent; kept for this tab only (FORM-03). Empty where storage is forbidden. */
export function readDraft(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** Keeps the values that hold something; with none the draft is gone. */
export function writeDraft(key: string, values: Record<string, string>): void {
  const kept = Object.entries(values).filter(([, value]) => value !== '')
  try {
    if (kept.length) sessionStorage.setItem(prefix + key, JSON.stringify(Object.fromEntries(kept)))
    else sessionStorage.removeItem(prefix + key)
  } catch {
    // A form works without a draft.
  }
}
