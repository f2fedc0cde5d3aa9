import { expect, test } from 'vitest'
import { photoOffer } from '#app/sections/product/photo-offer.server.ts'

const withPhoto = (is_demo: boolean) => ({ photos: [{ is_demo }] })
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ')

test('PROM-04 photographs of the piece itself are offered only if the page has none, within the time that the owner has set', () => {
  expect(photoOffer({ language: 'ru', livePhotoHours: 2 }, withPhoto(false))).toBeNull()
  expect(plain(photoOffer({ language: 'ru', livePhotoHours: 2 }, withPhoto(true)))).toBe(
    'Снимки именно этого предмета — за 2 часа в рабочее время.',
  )
  expect(plain(photoOffer({ language: 'en', livePhotoHours: 8 }, { photos: [] }))).toBe(
    'Photographs of this very piece within 8 hours, during business hours.',
  )
})
