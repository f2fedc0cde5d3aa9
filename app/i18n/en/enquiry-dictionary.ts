import { enquiry } from '#app/i18n/en/enquiry.ts'

export const enquiryDictionary = { enquiry }
