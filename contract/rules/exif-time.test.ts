import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exifOfJpeg, exifTime } from '#contract/rules/exif-time.ts'

const jpeg = (exif: Record<string, string>) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .withExif({ IFD2: exif })
    .jpeg()
    .toBuffer()

test('OWN-36 the time of a photograph is read from the first bytes of a JPEG, with the offset of its clock', async () => {
  const readTime = async (exif: Record<string, string>) => exifTime(exifOfJpeg((await jpeg(exif)).subarray(0, 65_536)))?.toISOString()
  expect(await readTime({ DateTimeOriginal: '2026:11:20 10:30:05' })).toBe('2026-11-20T10:30:05.000Z')
  expect(await readTime({ DateTimeOriginal: '2026:11:20 10:30:05', OffsetTimeOriginal: '+03:00' })).toBe('2026-11-20T07:30:05.000Z')
  expect(await readTime({ LensMake: 'none' })).toBeUndefined()
})

test('OWN-36 a time without an offset is read in the time zone of the device, next to files with an exact time', async () => {
  const exif = exifOfJpeg(await jpeg({ DateTimeOriginal: '2026:11:20 10:30:05' }))
  expect(exifTime(exif, '')?.getTime()).toBe(new Date(2026, 10, 20, 10, 30, 5).getTime())
  expect(exifTime(exif, '+04:00')?.toISOString()).toBe('2026-11-20T06:30:05.000Z')
  const withOffset = exifOfJpeg(await jpeg({ DateTimeOriginal: '2026:11:20 10:30:05', OffsetTimeOriginal: '+03:00' }))
  expect(exifTime(withOffset, '+04:00')?.toISOString()).toBe('2026-11-20T07:30:05.000Z')
})

test('OWN-36 a file that is not a JPEG, or is truncated, has no time and throws no error', async () => {
  const whole = await jpeg({ DateTimeOriginal: '2026:11:20 10:30:05' })
  for (let length = 0; length < Math.min(whole.length, 400); length++) {
    const time = exifTime(exifOfJpeg(whole.subarray(0, length)))
    expect([null, '2026-11-20T10:30:05.000Z']).toContain(time?.toISOString() ?? null)
  }
  for (const text of [
    '',
    'GIF89a',
    '\u00FF\u00D8',
    '\u00FF\u00D8\u00FF\u00E1\u0000\u0000Exif',
    `\u00FF\u00D8${'\u00FF\u00E1\u0000\u0002'.repeat(50)}`,
  ])
    expect(exifTime(exifOfJpeg(Buffer.from(text, 'latin1')))).toBeNull()
})
