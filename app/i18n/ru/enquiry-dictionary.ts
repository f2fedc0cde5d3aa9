import { enquiry } from '#app/i18n/ru/enquiry.ts'

export const enquiryDictionary = { enquiry }
