import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { safeLink } from '#app/sections/home/safe-link.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Banner } from '#contract/content.ts'

export function PromoBanner({ banner }: { banner: Banner }) {
  const { link } = banner
  const href = safeLink(link)
  const bannerClass = 'flex h-full flex-col items-start justify-end bg-linen p-6 md:p-14'
  const content = <BannerContent banner={banner} isLinked={href !== null} />
  if (href === null) return <div className={`relative dial-ground ${bannerClass}`}>{content}</div>
  return (
    <a href={href} target="_blank" rel="noopener" className={`group relative dial-ground ${bannerClass}`}>
      {content}
    </a>
  )
}

function BannerContent({ banner: { title, text, image, picture, button }, isLinked }: { banner: Banner; isLinked: boolean }) {
  const { t } = useI18n()
  return (
    <>
      {image && (
        <img
          src={image}
          srcSet={picture?.srcset_webp}
          sizes="50vw"
          alt={picture?.alt ?? ''}
          loading="lazy"
          className="absolute inset-y-0 right-0 hidden h-full w-1/2 object-cover md:block"
        />
      )}
      <span className={`display relative max-w-150 text-32 text-balance ${image ? 'md:w-[42%] md:text-44 xl:text-60' : 'md:text-60'}`}>
        {title}
      </span>
      <span className={`relative mt-4 max-w-100 text-15 text-stone md:mt-6 md:text-17 ${image ? 'md:w-[42%]' : ''}`}>{text}</span>
      {isLinked && (
        <span className="relative mt-6 inline-flex min-h-8 items-center gap-2 border-b border-ink/30 transition-colors group-hover:border-brass group-hover:text-brass md:mt-10">
          {button ?? t('home.popular.more')}
          <ArrowUpRight aria-hidden="true" size={18} />
          <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
        </span>
      )}
    </>
  )
}
