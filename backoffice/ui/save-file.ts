import { minuteMs } from '#contract/rules/durations.ts'
export function saveFile({ bytes, fileName }: { bytes: Blob; fileName: string }): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // revoked later, because the browser reads the URL after this task
  setTimeout(() => URL.revokeObjectURL(url), minuteMs)
}
