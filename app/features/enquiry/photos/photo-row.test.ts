import { expect, test } from 'vitest'
import { acceptedOf, changed, moved, type Photo, withGone } from '#app/features/enquiry/photos/photo-row.ts'

const photo = (id: string): Photo => ({ id, name: `${id}.jpg`, preview: '', state: 'sent', progress: 1 })
const row = ['a', 'b', 'c'].map(photo)
const order = (photos: readonly Photo[]) => photos.map(({ id }) => id).join('')

test('FORM-06 photos change their order, and stay within the row', () => {
  expect(order(moved(row, 'c', 0))).toBe('cab')
  expect(order(moved(row, 'a', 1))).toBe('bac')
  expect(order(moved(row, 'a', -1))).toBe('abc')
  expect(order(moved(row, 'b', 9))).toBe('acb')
  expect(order(moved(row, 'x', 0))).toBe('abc')
})

test('FORM-06 one photo changes, the others stay what they are', () => {
  const after = changed(row, 'b', { state: 'failed', problem: 'No.' })
  expect(after.map(({ state }) => state)).toEqual(['sent', 'failed', 'sent'])
  expect(after[0]).toBe(row[0])
})

test('FORM-06 a photo that the shop has no more failed, and can be sent again while its file is at hand', () => {
  const sent = row.map((one) => ({ ...one, token: `token-${one.id}` }))
  const after = withGone(sent, ['token-a', 'token-b'], new Set(['a', 'c']), 'Gone.')
  expect(after).toEqual([
    { ...row[0], state: 'failed', problem: 'Gone.' },
    { ...row[1], state: 'failed', problem: 'Gone.', isLost: true },
    sent[2],
  ])
})

test('FORM-06 only images are taken, and no seventh', () => {
  const files = [
    { type: 'image/jpeg' },
    { type: 'application/pdf' },
    { type: 'image/svg+xml' },
    { type: 'image/png' },
    { type: 'image/webp' },
  ]
  expect(acceptedOf(files, 6)).toMatchObject({ taken: [files[0], files[3], files[4]], others: 2, tooMany: 0 })
  expect(acceptedOf(files, 1)).toMatchObject({ taken: [files[0]], tooMany: 2 })
  expect(acceptedOf(files, 0).taken).toEqual([])
})
