import { createStore } from '#app/browser/store.ts'
import { createLabelReader } from '#backoffice/features/label-scanner/read-codes.ts'
import { exifOfJpeg, exifTime } from '#contract/rules/exif-time.ts'

/** How much of a file is read for its EXIF data, which is near the beginning. */
const headBytes = 65_536
const previewSide = 320

/** Returns the capture time from the EXIF data, else the modification time of the file. */
export async function takenAt(file: File): Promise<number> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  return exifTime(exifOfJpeg(head), '')?.getTime() ?? file.lastModified
}

/** Object URLs of previews by photograph id. Contains only photographs that the server has not processed yet. */
export const previewStore = createStore<ReadonlyMap<string, string>>(new Map())

let chain: Promise<unknown> = Promise.resolve()
const asked = new Set<string>()

/** Creates previews one at a time, because decoding several full-size photographs at once would exhaust a phone's memory. */
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

/** Returns the piece number encoded in a label's QR code in the photograph, or null if the photograph shows no label. */
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
