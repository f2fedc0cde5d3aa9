import { pieceOfLabel } from '#contract/rules/staff/labels.ts'

type Detector = { detect: (source: ImageBitmapSource) => Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats?: () => Promise<string[]> }

function detectorClass(): DetectorClass | null {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return typeof found === 'function' ? (found as DetectorClass) : null
}

export const canReadCodes = (): boolean => detectorClass() !== null

/** Returns a function that reads the first piece number in a picture; null if there is none. */
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
