import { ArrowUpRight, Camera, Play, Send } from 'lucide-react'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { SectionHeading } from '#app/sections/home/section-heading.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { company } from '#contract/company.ts'

const icons = { youtube: Play, telegram: Send, instagram: Camera } as const
const order = ['youtube', 'telegram', 'instagram'] as const

/** Cards of the video channel, the messenger and the photo network; one without a URL yet says so (HOME-08). */
export function Socials() {
  const { t } = useI18n()
  return (
    <section aria-labelledby="socials" className="wrap">
      <SectionHeading id="socials" title={t('home.social.title')} />
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {order.map((key) => (
          <li key={key}>
            <SocialCard network={key} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SocialCard({ network }: { network: (typeof order)[number] }) {
  const { t } = useI18n()
  const known = company.socials.find(({ key }) => key === network)
  const Icon = icons[network]
  const cardClass = 'flex h-full flex-col border border-hairline p-6 md:p-8'
  const content = (
    <>
      <span className="flex justify-between gap-4 text-stone">
        <span className="label">{t(`home.social.${network}.kind`)}</span>
        <Icon aria-hidden="true" size={20} />
      </span>
      <span className="display-small block pt-3 md:pt-10 text-24">{known?.name}</span>
      <span className="mt-2 block text-stone">{t(`home.social.${network}.text`)}</span>
    </>
  )
  if (!known?.url)
    return (
      <div className={cardClass}>
        {content}
        <p className="mt-auto flex min-h-8 items-end gap-4 pt-3">
          {t('home.social.soon')}
          {network === 'youtube' && (
            <a href={paths.video} className="quiet-link underline decoration-ink/30 underline-offset-4">
              {t('home.social.watchHere')}
            </a>
          )}
        </p>
      </div>
    )
  return (
    <a href={known.url} target="_blank" rel="noopener noreferrer" className={`quiet-link ${cardClass} hover:border-brass`}>
      {content}
      <span className="mt-auto flex min-h-8 items-center gap-2 pt-3">
        {t('home.social.open')}
        <ArrowUpRight aria-hidden="true" size={18} />
        <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
      </span>
    </a>
  )
}
