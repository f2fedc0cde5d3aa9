import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BatchPhoto,
  dropFromGroups,
  joinGroups,
  movePhoto,
  pauseMs,
  type PhotoGroup,
  photosNotUploaded,
  placePhotos,
  splitBefore,
} from '#backoffice/sections/photo-groups/group-photos.ts'

const at = Date.UTC(2026, 10, 20, 10)
function keys() {
  let last = 0
  return () => `g${++last}`
}
const photosAt = (...seconds: number[]): Record<string, BatchPhoto> =>
  Object.fromEntries(
    seconds.map((second, position) => [`p${position}`, { id: `p${position}`, name: '', takenAt: at + second * 1000, position }]),
  )
const idsOf = (groups: readonly PhotoGroup[]) => groups.map(({ photos }) => photos.join(' '))

test('OWN-36 photographs are grouped by pauses of more than three minutes, by capture time rather than by order', () => {
  const photos = photosAt(400, 0, 180, 360, 541, 1000)
  expect(idsOf(placePhotos([], photos, keys()))).toEqual(['p1 p2 p3 p0 p4', 'p5'])
  expect(idsOf(placePhotos([], photosAt(0, 180, 361), keys()))).toEqual(['p0 p1', 'p2'])
})

test('OWN-36 every photograph is in exactly one group, and only a pause of more than three minutes separates groups', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 100 }), (seconds) => {
      const photos = photosAt(...seconds)
      const groups = placePhotos([], photos, keys())
      const times = groups.map((group) => group.photos.map((id) => photos[id]?.takenAt ?? 0))
      expect(groups.flatMap((group) => group.photos).toSorted()).toEqual(Object.keys(photos).toSorted())
      for (const [index, group] of times.entries()) {
        for (const [at, time] of group.entries()) if (at) expect(time - (group[at - 1] ?? 0)).toBeLessThanOrEqual(pauseMs)
        if (index) expect((group[0] ?? 0) - (times[index - 1]?.at(-1) ?? 0)).toBeGreaterThan(pauseMs)
      }
    }),
  )
})

test('OWN-36 later photographs join a group within the pause, and a group split by a person stays split', () => {
  const newKey = keys()
  const first = photosAt(0, 60, 120)
  const split = splitBefore(placePhotos([], first, newKey), 'p2', newKey)
  expect(idsOf(split)).toEqual(['p0 p1', 'p2'])
  const later = { ...first, ...Object.fromEntries(Object.entries(photosAt(0, 0, 0, 30, 2000)).slice(3)) }
  expect(idsOf(placePhotos(split, later, newKey))).toEqual(['p0 p3 p1', 'p2', 'p4'])
})

test('OWN-36 joining, moving and dropping neither loses nor duplicates a photograph', () => {
  const newKey = keys()
  const photos = photosAt(0, 60, 1000, 1060, 2000)
  const groups = placePhotos([], photos, newKey)
  expect(idsOf(groups)).toEqual(['p0 p1', 'p2 p3', 'p4'])
  const [one, two, three] = groups.map(({ key }) => key)
  expect(idsOf(joinGroups(groups, two ?? '', one ?? '', photos))).toEqual(['p0 p1 p2 p3', 'p4'])
  expect(idsOf(joinGroups(groups, one ?? '', one ?? '', photos))).toEqual(idsOf(groups))
  expect(idsOf(movePhoto(groups, { id: 'p4', to: one ?? '', photos, newKey }))).toEqual(['p0 p1 p4', 'p2 p3'])
  expect(idsOf(movePhoto(groups, { id: 'p0', to: null, photos, newKey }))).toEqual(['p1', 'p2 p3', 'p4', 'p0'])
  expect(idsOf(movePhoto(groups, { id: 'p4', to: three ?? '', photos, newKey }))).toEqual(idsOf(groups))
  expect(idsOf(dropFromGroups(groups, new Set(['p2', 'p4'])))).toEqual(['p0 p1', 'p3'])
  expect(idsOf(splitBefore(groups, 'p0', newKey))).toEqual(idsOf(groups))
})

test('OWN-36 a photograph that left the queue is awaited until the server lists it', () => {
  const groups = placePhotos([], photosAt(0, 60, 1000), keys())
  expect(photosNotUploaded(groups, [{ id: 'p0' }])).toEqual(['p1', 'p2'])
  expect(photosNotUploaded(groups, [{ id: 'p2' }, { id: 'p1' }, { id: 'p0' }, { id: 'dropped' }])).toEqual([])
})

test('OWN-36 photographs added to a group while its piece is made stay in the group', () => {
  const newKey = keys()
  const [made] = placePhotos([], photosAt(0, 60), newKey)
  const during = placePhotos(made ? [made] : [], photosAt(0, 60, 90), newKey)
  expect(idsOf(dropFromGroups(during, new Set(made?.photos)))).toEqual(['p2'])
})
