import { expect, test } from 'vitest'
import { videoId } from '#contract/rules/video-id.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?feature=shared&v=dQw4w9WgXcQ&t=10s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
])('INFO-09 the id is found in %s', (url) => {
  expect(videoId(url)).toBe('dQw4w9WgXcQ')
})

test.each([
  '',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/123456789',
  'javascript:alert(1)',
])('INFO-09 a URL without an id of eleven characters is skipped: "%s"', (url) => {
  expect(videoId(url)).toBeNull()
})
