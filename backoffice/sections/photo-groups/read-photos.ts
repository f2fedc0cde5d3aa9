import { createStore } from '#app/browser/store.ts'
import { createLabelReader } from '#backoffice/features/label-scanner/read-codes.ts'
import { exifOfJpeg, exifTime } from '#contract/rules/exif-time.ts'

/** EXIF data is at the beginning of a file. */
const headBytes = 65_536
const previewSide = 320

/** The capture time of a photograph from its EXIF data, else the file's modification time. */
export async function takenAt(file: File): Promise<number> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  return exifTime(exifOfJpeg(head), '')?.getTime() ?? file.lastModified
}

/** Object URLs of previews by photograph id, for photographs the server has not processed yet. */
export const previewStore = createStore<ReadonlyMap<string, string>>(new Map())

let chain: Promise<unknown> = Promise.resolve()
const asked = new Set<string>()

/** Creates previews one at a time: several full-size photographs would exhaust a phone's memory. */
export function makePreview(id: string, read: () => Promise<Blob | null>): void {
  if (asked.has(id)) return
  asked.add(id)
  chain = chain.then(async () => {
    const file = await read()
    const small = file && (await shrink(file).catch(() => null))
    if (small) previewStore.set(new Map(previewStore.get()).set(id, URL.createObjectURL(small)))
  })
}

async function shrink(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = previewSide / Math.max(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
}

/** The piece number on the label that a photograph shows; null if there is none. */
export async function labelIn(file: Blob): Promise<number | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const id = await createLabelReader()(bitmap)
  bitmap.close()
  return id
}

export function dropPreviews(): void {
  for (const url of previewStore.get().values()) URL.revokeObjectURL(url)
  previewStore.set(new Map())
  asked.clear()
}
