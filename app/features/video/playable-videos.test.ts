import { expect, test } from 'vitest'
import { listPlayableVideos } from '#app/features/video/playable-videos.ts'

const video = { id: 1, title: 'A', description: 'B', video_url: 'https://youtu.be/dQw4w9WgXcQ', format: 'other' } as const

test('INFO-09 a video has its 11-character id and its format', () => {
  expect(listPlayableVideos([video, { ...video, id: 2, format: 'vertical' }])).toEqual([
    { id: 1, title: 'A', description: 'B', videoId: 'dQw4w9WgXcQ', isVertical: false },
    { id: 2, title: 'A', description: 'B', videoId: 'dQw4w9WgXcQ', isVertical: true },
  ])
})

test('INFO-09 a video without a YouTube id is skipped', () => {
  expect(
    listPlayableVideos([
      { ...video, video_url: 'https://vimeo.com/12345' },
      { ...video, video_url: '' },
    ]),
  ).toEqual([])
})
