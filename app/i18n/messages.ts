import type { accountDictionary } from '#app/i18n/ru/account-dictionary.ts'
import type { dictionary } from '#app/i18n/ru/dictionary.ts'
import type { enquiryDictionary } from '#app/i18n/ru/enquiry-dictionary.ts'

/** The shape another language must have: the same keys, and its own plural forms (Russian has two more). */
type SameAs<T> = {
  [K in keyof T as K extends `${string}_few` | `${string}_many` ? never : K]: T[K] extends string ? string : SameAs<T[K]>
}

type Plural = 'one' | 'few' | 'many' | 'other'
type Stem<K extends string> = K extends `${infer S}_${Plural}` ? S : K
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${Keys<T[K]>}` }[keyof T & string]

export type Messages = SameAs<typeof dictionary>
export type AccountMessages = SameAs<typeof accountDictionary>
export type EnquiryMessages = SameAs<typeof enquiryDictionary>
/** Sentences that are loaded when they are needed, by the part of the shop that needs them. */
export type LazyMessages = { account: AccountMessages; enquiry: EnquiryMessages }
export type LazyPart = keyof LazyMessages
export type MessageKey = Keys<typeof dictionary> | Keys<typeof accountDictionary> | Keys<typeof enquiryDictionary>
