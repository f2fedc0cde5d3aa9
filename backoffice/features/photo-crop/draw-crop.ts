import { fillScale, type PhotoCrop, turnSides } from '#contract/rules/staff/photo-crop.ts'

type Turning = Pick<PhotoCrop, 'turn' | 'angle'>

/**
 * Draws a picture rotated and straightened but not cropped, as the server does before cropping. The longer side has at most `sideMax`
 * pixels.
 */
export function drawTurned(canvas: HTMLCanvasElement, image: HTMLImageElement, { turn, angle }: Turning, sideMax: number): void {
  const scale = Math.min(1, sideMax / Math.max(image.naturalWidth, image.naturalHeight))
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  const frame = turnSides(width, height, turn)
  canvas.width = Math.round(frame.width)
  canvas.height = Math.round(frame.height)
  const context = canvas.getContext('2d')
  if (!context) return
  const fill = fillScale(frame.width, frame.height, angle)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(((turn + angle) * Math.PI) / 180)
  context.scale(fill, fill)
  context.drawImage(image, -width / 2, -height / 2, width, height)
}

export function drawPart(
  canvas: HTMLCanvasElement,
  turned: HTMLCanvasElement,
  { x, y, width, height }: PhotoCrop,
  isFilling: boolean,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const [w, h] = [width * turned.width, height * turned.height]
  const scale = (isFilling ? Math.max : Math.min)(canvas.width / w, canvas.height / h)
  context.clearRect(0, 0, canvas.width, canvas.height)
  const [left, top] = [(canvas.width - w * scale) / 2, (canvas.height - h * scale) / 2]
  context.drawImage(turned, x * turned.width, y * turned.height, w, h, left, top, w * scale, h * scale)
}
