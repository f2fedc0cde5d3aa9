import type { Messages } from '#app/i18n/messages.ts'

export const common = {
  noItems: 'No items',
  signInOpenFailed: 'The sign-in did not load. Please check your internet connection.',
  favoriteToggleFailed: 'Could not change favorites',
  compareToggleFailed: 'Could not change the comparison',
  addToFavorites: 'Add to favorites: {{name}}',
  addToCompare: 'Compare: {{name}}',
  skipToContent: 'Skip to content',
  offline: 'No internet connection. You see what has already loaded.',
  loading: 'Loading…',
  close: 'Close',
  recentlyViewed: 'Recently viewed',
  retry: 'Try again',
  previous: 'Previous',
  next: 'Next',
  toHome: 'To the home page',
  toCatalog: 'Go to the catalog',
  breadcrumbs: 'You are here',
  notifications: 'Notifications',
  opensInNewTab: 'opens in a new tab',
} satisfies Messages['common']
