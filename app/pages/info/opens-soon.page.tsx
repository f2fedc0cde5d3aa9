import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { OpensSoon } from '#app/sections/opens-soon.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'

const publicPages = {
  '/appointment': 'appointment',
  '/watch-buyback': 'watchBuyback',
  '/support': 'support',
} as const
const privatePages = {
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/favorites': 'favorites',
  '/compare': 'compare',
  '/profile': 'profile',
  '/purchase-history': 'purchaseHistory',
  '/login': 'login',
  '/phone-setup': 'phoneSetup',
  '/auth/relay': 'authRelay',
} as const
const pages = new Map(Object.entries({ ...publicPages, ...privatePages }))

export function loader({ request, context }: LoaderFunctionArgs) {
  const { t, head } = pageContext(context)
  const path = new URL(request.url).pathname.replace(/\/$/, '')
  const title = t(`soon.pages.${pages.get(path) ?? 'support'}`)
  const text = t('soon.text')
  return { title, text, head: head({ path, title, description: text, isPrivate: path in privatePages }) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function OpensSoonPage() {
  const { title, text } = useLoaderData<typeof loader>()
  return <OpensSoon title={title} text={text} />
}
