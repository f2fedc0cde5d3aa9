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
 * Every call of the API, declared once: routes are mounted from it, and clients take their types from it. The name of a call,
 * such as `PATCH /api/cart/:id/`, is all that a browser needs of it, so `app` imports types only: the schemas stay on the server.
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
/** The name of a call: its method and path. */
export type EndpointName = keyof Declared

/** The paths that take a form without script. */
export type PostPath = EndpointName extends infer Name ? (Name extends `POST ${infer Path}` ? Path : never) : never

/** What a caller sends as JSON. */
export type BodyOf<Name extends EndpointName> = InputPart<Declared[Name], 'body'>

/** What a caller puts in the place of `:id` and its like. */
export type ParamsOf<Name extends EndpointName> = OutputPart<Declared[Name], 'params', undefined>

/** The parameters of a query as a caller has them, before they become text: numbers, and ids as lists. */
export type QueryOf<Name extends EndpointName> = QueryValues<
  InputPart<Declared[Name], 'query'>,
  OutputPart<Declared[Name], 'query', undefined>
>

/** The headers that are a call's own. */
export type HeadersOf<Name extends EndpointName> = OnlyNamed<InputPart<Declared[Name], 'headers'>>
type OnlyNamed<Headers> = Headers extends object ? { [Key in keyof Headers as string extends Key ? never : Key]: Headers[Key] } : undefined

/** The parts of a request once they are checked, as a route has them; unknown where the call has no such part. */
export type CheckedRequest<Name extends EndpointName> = CheckedParts<Declared[Name]>

/** The response of a successful call: nothing where the status is 204. */
export type ResponseOf<Name extends EndpointName> = Name extends EndpointName ? SuccessOf<Declared[Name]['response']> : never
