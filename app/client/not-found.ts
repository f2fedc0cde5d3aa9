import { data } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'

export function notFound(): never {
  throw data(null, { status: 404 })
}

export function idOf(value: string): number {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : notFound()
}

export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return notFound()
    throw error
  }
}
