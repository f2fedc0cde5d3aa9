/** The type of a dictionary's translation. Omits the plural forms `few` and `many`, which only Russian has. */
export type SameAs<T> = {
  [K in keyof T as K extends `${string}_few` | `${string}_many` ? never : K]: T[K] extends string ? string : SameAs<T[K]>
}

type Plural = 'one' | 'few' | 'many' | 'other'
type Stem<K extends string> = K extends `${infer S}_${Plural}` ? S : K

/** The keys of a dictionary, such as `orders.title`. All plural forms of a sentence share one key. */
export type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${KeysOf<T[K]>}` }[keyof T & string]
