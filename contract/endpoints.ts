import { accountEndpoints } from '#contract/endpoints/account.ts'
import { albumEndpoints } from '#contract/endpoints/albums.ts'
import { alertEndpoints } from '#contract/endpoints/alerts.ts'
import { buybackEndpoints } from '#contract/endpoints/buybacks.ts'
import { cartEndpoints } from '#contract/endpoints/cart.ts'
import { catalogEndpoints } from '#contract/endpoints/catalog.ts'
import type { CheckedParts, InputPart, OutputPart, QueryValues, SuccessOf } from '#contract/endpoints/endpoint.ts'
import { enquiryEndpoints } from '#contract/endpoints/enquiries.ts'
import { messageEndpoints } from '#contract/endpoints/messages.ts'
import { offerEndpoints } from '#contract/endpoints/offers.ts'
import { orderEndpoints } from '#contract/endpoints/orders.ts'
import { pageTextEndpoints } from '#contract/endpoints/page-texts.ts'
import { quoteEndpoints } from '#contract/endpoints/quotes.ts'
import { referenceListEndpoints } from '#contract/endpoints/reference-lists.ts'
import { savedListEndpoints } from '#contract/endpoints/saved-lists.ts'
import { signInEndpoints } from '#contract/endpoints/sign-in.ts'
import { soldEndpoints } from '#contract/endpoints/sold.ts'
import { visitEndpoints } from '#contract/endpoints/visits.ts'

/**
 * All API calls of the shop. The server mounts its routes from this record. `app` imports only the types, so that the browser bundle does
 * not contain the schemas.
 */
export const endpoints = {
  ...signInEndpoints,
  ...catalogEndpoints,
  ...soldEndpoints,
  ...referenceListEndpoints,
  ...pageTextEndpoints,
  ...accountEndpoints,
  ...orderEndpoints,
  ...enquiryEndpoints,
  ...visitEndpoints,
  ...albumEndpoints,
  ...buybackEndpoints,
  ...messageEndpoints,
  ...quoteEndpoints,
  ...offerEndpoints,
  ...cartEndpoints,
  ...savedListEndpoints,
  ...alertEndpoints,
} as const

type Declared = typeof endpoints
/** The name of a call: its method and path, such as `PATCH /api/cart/:id/`. */
export type EndpointName = keyof Declared

/** Paths of POST calls, for the `action` of a form that works without JavaScript. */
export type PostPath = EndpointName extends infer Name ? (Name extends `POST ${infer Path}` ? Path : never) : never

/** The JSON body that a caller sends. */
export type BodyOf<Name extends EndpointName> = InputPart<Declared[Name], 'body'>

/** The path parameters of a call, such as `:id`. */
export type ParamsOf<Name extends EndpointName> = OutputPart<Declared[Name], 'params', undefined>

/** Query parameters of a call before they are serialized. A list of ids is an array of numbers. */
export type QueryOf<Name extends EndpointName> = QueryValues<
  InputPart<Declared[Name], 'query'>,
  OutputPart<Declared[Name], 'query', undefined>
>

/** Headers that are specific to this call. */
export type HeadersOf<Name extends EndpointName> = OnlyNamed<InputPart<Declared[Name], 'headers'>>
type OnlyNamed<Headers> = Headers extends object ? { [Key in keyof Headers as string extends Key ? never : Key]: Headers[Key] } : undefined

/** Validated parts of a request as a route receives them. A part that the call does not have is `unknown`. */
export type CheckedRequest<Name extends EndpointName> = CheckedParts<Declared[Name]>

/** The body of a successful response. Undefined for status 204. */
export type ResponseOf<Name extends EndpointName> = Name extends EndpointName ? SuccessOf<Declared[Name]['response']> : never
