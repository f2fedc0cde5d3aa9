import type { accountDictionary } from '#app/i18n/ru/account-dictionary.ts'
import type { dictionary } from '#app/i18n/ru/dictionary.ts'
import type { enquiryDictionary } from '#app/i18n/ru/enquiry-dictionary.ts'
import type { KeysOf, SameAs } from '#contract/rules/message-keys.ts'

export type Messages = SameAs<typeof dictionary>
export type AccountMessages = SameAs<typeof accountDictionary>
export type EnquiryMessages = SameAs<typeof enquiryDictionary>
export type LazyMessages = { account: AccountMessages; enquiry: EnquiryMessages }
export type LazyPart = keyof LazyMessages
export type MessageKey = KeysOf<typeof dictionary> | KeysOf<typeof accountDictionary> | KeysOf<typeof enquiryDictionary>
