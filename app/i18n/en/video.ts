import type { Messages } from '#app/i18n/messages.ts'

export const video = {
  title: 'Video',
  description: 'How we check, service and photograph our pieces: videos from the workshops in Moscow and Dubai.',
  note: 'A video is loaded from YouTube only after you press it.',
  play: 'Watch the video: {{title}}',
  more: 'Show more',
  added_one: '{{count}} video added',
  added_other: '{{count}} videos added',
  empty: 'No videos yet',
  emptyText: 'New ones are being filmed. Meanwhile, see what is in the catalog.',
  loadFailed: 'Could not load the videos',
} satisfies Messages['video']
