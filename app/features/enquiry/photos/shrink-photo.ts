/** Large enough to read a hallmark, small enough to upload over a mobile connection. */
const longSidePx = 2400
const previewPx = 240
const quality = 0.86

export type SmallPhoto = { photo: Blob; preview: string }

/**
 * Redraws a photograph upright, with at most 2400 px on its longer side. Drops the metadata, so that a location never leaves the browser.
 * Rejects if this browser cannot decode the file. Load lazily.
 */
export async function shrinkPhoto(file: Blob): Promise<SmallPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const photo = await blobOf(drawScaled(picture, longSidePx))
    return { photo, preview: drawScaled(picture, previewPx).toDataURL('image/jpeg', quality) }
  } finally {
    picture.close()
  }
}

function drawScaled(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no 2D canvas context')
  // JPEG has no transparency: without a background, transparent pixels would become black
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The photograph could not be encoded'))), 'image/jpeg', quality),
  )
}
