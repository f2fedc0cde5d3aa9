import type { Messages } from '#app/i18n/messages.ts'

export const errors = {
  fallback: {
    title: 'Something went wrong',
    text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
    refresh: 'Refresh Page',
    appointment: 'Book an Appointment',
  },
  page: 'This page did not load',
  notFound: {
    code: 'Error 404',
    title: 'There is no such page',
    text: 'The piece may have been sold, or the address has a typing error.',
  },
} satisfies Messages['errors']
