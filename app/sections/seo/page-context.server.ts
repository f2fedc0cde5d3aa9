import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { type Services, servicesOf } from '#app/client/services.ts'
import type { Translate } from '#app/i18n/translator.ts'
import { translators } from '#app/i18n/translators.server.ts'
import { type PageHead, pageHead } from '#app/sections/seo/page-head.server.ts'

export type PageContext = Services & { t: Translate; head: (page: PageHead) => MetaDescriptor[] }

export function pageContext(context: Readonly<RouterContextProvider>): PageContext {
  const services = servicesOf(context)
  return { ...services, t: translators[services.language].t, head: (page) => pageHead(services, page) }
}
