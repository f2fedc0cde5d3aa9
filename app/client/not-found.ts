import { data } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'

/** Ends a loader with the shop's 404 page. */
export function notFound(): never {
  throw data(null, { status: 404 })
}

/** Parses the number in a path such as /product/42; anything else ends in a 404. */
export function idOf(value: string): number {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : notFound()
}

/** Turns a call's 404 into the page's 404; rethrows other errors. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return notFound()
    throw error
  }
}
