import type { Messages } from '#app/i18n/messages.ts'

export const errors = {
  fallback: {
    title: 'Something went wrong',
    text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
    refresh: 'Refresh Page',
    appointment: 'Book an Appointment',
  },
  page: 'This page could not be loaded',
  later: 'Please try again in a minute.',
  notFound: {
    code: 'Error 404',
    title: 'Page not found',
    text: 'The piece may have been sold, or the address may be mistyped.',
  },
} satisfies Messages['errors']
