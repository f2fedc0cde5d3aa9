import type { Messages } from '#app/i18n/messages.ts'

export const enquiry = {
  price: {
    title: 'Request the price',
    text: 'A manager will contact you, tell you the price and answer your questions.',
    submit: 'Send the request',
  },
  livePhotos: {
    title: 'Live photos',
    text: 'We photograph this piece in daylight and send you the pictures. Tell us which details to show.',
    submit: 'Request photos',
  },
  name: 'Name',
  phone: 'Phone',
  phoneHelp: 'With the country code: +7 for Russia, +971 for the UAE',
  email: 'E-mail',
  message: 'Message',
  optional: 'optional',
  consent: 'I agree to the processing of my personal data under the',
  privacyPolicy: 'privacy policy',
  sending: 'Sending…',
  sentTitle: 'Request sent',
  sentAgain: 'Back to the piece',
  fillRequired: 'Please fill in the required fields',
  tooManyRequests: 'Too many requests. Please try again in a minute.',
  fail: 'Could not send the request. Please try again or call us.',
  openFailed: 'The form did not load. Please check your internet connection.',
  validation: {
    name: 'Please give your name',
    phone: 'Please give your phone number: 7 to 15 digits',
    email: 'Please check the address: for example, name@example.com',
    consent: 'Without your consent we cannot answer',
  },
} satisfies Messages['enquiry']
