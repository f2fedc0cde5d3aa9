import { encode } from 'uqr'

/** Returns a QR code as SVG path data, so that the page needs no inline style or script. */
export function presentQrCode(text: string, border = 2): { qr_path: string; qr_size: number } {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { qr_path: path, qr_size: size }
}
