import { pieceOfLabel } from '#contract/rules/staff/labels.ts'

type Detector = { detect: (source: ImageBitmapSource) => Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats?: () => Promise<string[]> }

function detectorClass(): DetectorClass | null {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return typeof found === 'function' ? (found as DetectorClass) : null
}

/** Whether this browser reads QR codes by itself. */
export const canReadCodes = (): boolean => detectorClass() !== null

/** Reads labels in pictures: gives the number of the first piece that one shows, or null. */
export function createLabelReader(): (source: ImageBitmapSource) => Promise<number | null> {
  const Class = detectorClass()
  const detector = Class && new Class({ formats: ['qr_code'] })
  return async (source) => {
    const codes = (await detector?.detect(source).catch(() => [])) ?? []
    for (const { rawValue } of codes) {
      const id = pieceOfLabel(rawValue)
      if (id !== null) return id
    }
    return null
  }
}
