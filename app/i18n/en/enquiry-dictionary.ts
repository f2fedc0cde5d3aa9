import { enquiry } from '#app/i18n/en/enquiry.ts'

/** The lazy messages of the forms. */
export const enquiryDictionary = { enquiry }
