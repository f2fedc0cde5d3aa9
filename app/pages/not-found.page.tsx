import { notFound } from '#app/client/not-found.ts'

/** An unknown URL: the root's boundary shows the shop's 404 page. */
export function loader() {
  return notFound()
}

export default function NotFoundPage() {
  return null
}
