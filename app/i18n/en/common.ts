import type { Messages } from '#app/i18n/messages.ts'

export const common = {
  noItems: 'No items',
  signInOpenFailed: 'Sign-in could not be loaded. Please check your internet connection.',
  favoriteToggleFailed: 'Could not update your favorites',
  compareToggleFailed: 'Could not update the comparison',
  addToFavorites: 'Add to favorites: {{name}}',
  addToCompare: 'Compare: {{name}}',
  skipToContent: 'Skip to content',
  offline: 'No internet connection. Showing what has already loaded.',
  offlinePage: 'No internet connection. The page will open once you are back online.',
  loading: 'Loading…',
  close: 'Close',
  recentlyViewed: 'Recently viewed',
  retry: 'Try again',
  previous: 'Previous',
  next: 'Next',
  toHome: 'Go to the home page',
  toCatalog: 'Go to the catalog',
  breadcrumbs: 'You are here',
  notifications: 'Notifications',
  opensInNewTab: 'opens in a new tab',
} satisfies Messages['common']
