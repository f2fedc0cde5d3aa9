import { useRef } from 'react'
import { data } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { editorialImage } from '#app/sections/editorial-images/editorial-image.server.ts'
import { Advantages } from '#app/sections/home/advantages.tsx'
import { BrandRow } from '#app/sections/home/brand-row.tsx'
import { HomeFaqs } from '#app/sections/home/home-faq.tsx'
import { HomeHero } from '#app/sections/home/home-hero.tsx'
import { KindLinks } from '#app/sections/home/kind-links.tsx'
import { loadHome } from '#app/sections/home/load-home.server.ts'
import { NewArrivals } from '#app/sections/home/new-arrivals.tsx'
import { OrderRequest } from '#app/sections/home/order-request.tsx'
import { Popular } from '#app/sections/home/popular.tsx'
import { PromoTexts } from '#app/sections/home/promo-texts.tsx'
import { seededRandom } from '#app/sections/home/seeded-random.ts'
import { Socials } from '#app/sections/home/socials.tsx'
import { Trending } from '#app/sections/home/trending.tsx'
import { RecentlyViewed } from '#app/sections/recently-viewed/recently-viewed.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { faqPage } from '#app/sections/seo/structured-data.server.ts'
import { useLazyPhotos } from '#app/sections/use-lazy-photos.ts'
import type { Route } from './+types/home.page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { callApi, language, shuffleSeed, t, head } = pageContext(context)
  const preview = new URL(request.url).searchParams.get('preview')
  const { isComplete, ...home } = await loadHome(callApi, t, seededRandom(shuffleSeed), preview)
  const structuredData = [faqPage(home.faqs)]
  const promoImages = {
    piece: editorialImage('papers', language),
    check: editorialImage('movement', language),
    buyback: editorialImage('tray', language),
  }
  const shown = head({ path: paths.home, title: t('home.title'), description: t('home.description'), structuredData })
  const page = { ...home, promoImages, head: preview === null ? shown : [...shown, { name: 'robots', content: 'noindex, nofollow' }] }
  // does not cache a draft, which is private, or an incomplete page, whose missing part the next request may load
  return data(page, isComplete && preview === null ? {} : { headers: { 'cache-control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n()
  const { titles, hiddenRows } = loaderData
  const page = useRef<HTMLDivElement>(null)
  useLazyPhotos(page, loaderData)
  return (
    <div ref={page} className="grid grid-cols-1 gap-8 md:gap-24">
      <div className="grid grid-cols-1 gap-6 md:gap-16">
        <div>
          <HomeHero slides={loaderData.slides} pieces={loaderData.hero} />
          <KindLinks shown={loaderData.doors} />
        </div>
        <header className="wrap grid gap-x-6 gap-y-3 lg:grid-cols-12">
          <h1 className="display text-32 md:text-44 lg:col-span-7">{t('home.title')}</h1>
          <p className="max-w-100 text-17 text-stone max-md:hidden lg:col-span-5 lg:self-end">{t('home.description')}</p>
        </header>
        <BrandRow brands={loaderData.brands} />
      </div>
      {!hiddenRows.includes('arrivals') && <NewArrivals pieces={loaderData.arrivals} title={titles.arrivals} />}
      <RecentlyViewed />
      <Advantages />
      <PromoTexts images={loaderData.promoImages} />
      {!hiddenRows.includes('trending') && <Trending watches={loaderData.trending} title={titles.trending} />}
      {!hiddenRows.includes('popular') && <Popular slides={loaderData.popular} title={titles.popular} />}
      <HomeFaqs faqs={loaderData.faqs} />
      <Socials />
      <OrderRequest />
    </div>
  )
}
