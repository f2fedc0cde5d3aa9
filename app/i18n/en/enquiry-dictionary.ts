import { enquiry } from '#app/i18n/en/enquiry.ts'

/** The sentences of the forms; pages without one do without them. */
export const enquiryDictionary = { enquiry }
