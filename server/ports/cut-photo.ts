import sharp, { type Channels, type OutputInfo, type Sharp } from 'sharp'
import { fillScale, type PhotoCrop } from '#contract/rules/staff/photo-crop.ts'

export type Pixels = { data: Buffer; info: OutputInfo }

/** Turns, then straightens, then crops a decoded picture. */
export async function cutPhoto(pixels: Pixels, crop: PhotoCrop): Promise<Pixels> {
  const turned = crop.turn ? await toPixels(open(pixels).rotate(crop.turn)) : pixels
  const straight = crop.angle ? await straighten(turned, crop.angle) : turned
  const { width, height } = straight.info
  const left = Math.min(Math.round(crop.x * width), width - 1)
  const top = Math.min(Math.round(crop.y * height), height - 1)
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  }
  if (part.width === width && part.height === height) return straight
  return toPixels(open(straight).extract(part))
}

async function straighten(pixels: Pixels, angle: number): Promise<Pixels> {
  const { width, height } = pixels.info
  const scale = fillScale(width, height, angle)
  const inner = { width: Math.max(1, Math.floor(width / scale)), height: Math.max(1, Math.floor(height / scale)) }
  const rotated = await toPixels(open(pixels).rotate(angle, { background: '#F2EEE6' }))
  const left = Math.max(0, Math.round((rotated.info.width - inner.width) / 2))
  const top = Math.max(0, Math.round((rotated.info.height - inner.height) / 2))
  return toPixels(open(rotated).extract({ left, top, ...inner }))
}

function open({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels as Channels } })
}

function toPixels(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true })
}
