import { expect, test } from 'vitest'
import { acceptFiles, updateUpload, moveUpload, type PhotoUpload, failGoneUploads } from '#app/features/enquiry/photos/photo-uploads.ts'

const photo = (id: string): PhotoUpload => ({ id, name: `${id}.jpg`, preview: '', state: 'sent', progress: 1 })
const row = ['a', 'b', 'c'].map(photo)
const order = (photos: readonly PhotoUpload[]) => photos.map(({ id }) => id).join('')

test('FORM-06 moving a photo changes the order and stops at the ends of the row', () => {
  expect(order(moveUpload(row, 'c', 0))).toBe('cab')
  expect(order(moveUpload(row, 'a', 1))).toBe('bac')
  expect(order(moveUpload(row, 'a', -1))).toBe('abc')
  expect(order(moveUpload(row, 'b', 9))).toBe('acb')
  expect(order(moveUpload(row, 'x', 0))).toBe('abc')
})

test('FORM-06 changing one photo leaves the others as they are', () => {
  const after = updateUpload(row, 'b', { state: 'failed', problem: 'No.' })
  expect(after.map(({ state }) => state)).toEqual(['sent', 'failed', 'sent'])
  expect(after[0]).toBe(row[0])
})

test('FORM-06 a photo that the shop has deleted counts as failed and can be retried while its file is available', () => {
  const sent = row.map((one) => ({ ...one, token: `token-${one.id}` }))
  const after = failGoneUploads(sent, ['token-a', 'token-b'], new Set(['a', 'c']), 'Gone.')
  expect(after).toEqual([
    { ...row[0], state: 'failed', problem: 'Gone.' },
    { ...row[1], state: 'failed', problem: 'Gone.', isLost: true },
    sent[2],
  ])
})

test('FORM-06 only images are accepted, and no more than there is room for', () => {
  const files = [
    { type: 'image/jpeg' },
    { type: 'application/pdf' },
    { type: 'image/svg+xml' },
    { type: 'image/png' },
    { type: 'image/webp' },
  ]
  expect(acceptFiles(files, 6)).toMatchObject({ accepted: [files[0], files[3], files[4]], others: 2, tooMany: 0 })
  expect(acceptFiles(files, 1)).toMatchObject({ accepted: [files[0]], tooMany: 2 })
  expect(acceptFiles(files, 0).accepted).toEqual([])
})
