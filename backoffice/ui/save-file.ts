import { minuteMs } from '#contract/rules/durations.ts'
/** Gives bytes to the browser as a download. */
export function saveFile({ bytes, fileName }: { bytes: Blob; fileName: string }): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // the browser reads it after this turn
  setTimeout(() => URL.revokeObjectURL(url), minuteMs)
}
