/** Copies text and returns whether it succeeded. Falls back to a temporary text area if the clipboard API is unavailable. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

function copyByHand(text: string): boolean {
  const area = document.createElement('textarea')
  const focused = document.activeElement
  area.value = text
  area.readOnly = true
  area.className = 'fixed top-0 left-0 opacity-0'
  document.body.append(area)
  area.select()
  try {
    // deprecated, but the only way to copy on a page without https
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
