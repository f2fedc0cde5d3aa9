import type { Messages } from '#app/i18n/messages.ts'

export const video = {
  title: 'Video',
  description: 'How we check, service and photograph our pieces: videos from the workshops in Moscow and Dubai.',
  note: 'Videos load from YouTube only when you press play.',
  play: 'Watch the video: {{title}}',
  more: 'Show more',
  added_one: '{{count}} video added',
  added_other: '{{count}} videos added',
  empty: 'No videos yet',
  emptyText: 'We are filming new ones. Meanwhile, browse the catalog.',
  loadFailed: 'Could not load the videos',
} satisfies Messages['video']
