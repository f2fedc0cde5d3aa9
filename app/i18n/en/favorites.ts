import type { AccountMessages } from '#app/i18n/messages.ts'

export const favorites = {
  title: 'Favorites',
  loadFailed: 'Could not load your favorites',
  empty: 'No favorites yet',
  emptyText: 'Tap the heart on a piece to keep it here.',
  signedOutText: 'Sign in to see your favorite pieces.',
} satisfies AccountMessages['favorites']
