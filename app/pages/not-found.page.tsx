import { notFound } from '#app/client/not-found.ts'

/** Handles unknown URLs. The root's error boundary shows the shop's 404 page. */
export function loader() {
  return notFound()
}

export default function NotFoundPage() {
  return null
}
