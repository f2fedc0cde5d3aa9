import type { AccountMessages } from '#app/i18n/messages.ts'

export const favorites = {
  title: 'Favorites',
  loadFailed: 'Could not load your favorites',
  empty: 'No favorites yet',
  emptyText: 'Press the heart on a piece you want to remember: it will be here.',
  signedOutText: 'Sign in to see the pieces you marked.',
} satisfies AccountMessages['favorites']
