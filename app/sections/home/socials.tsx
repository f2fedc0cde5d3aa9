import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Camera from 'lucide-react/icons/camera'
import Play from 'lucide-react/icons/play'
import Send from 'lucide-react/icons/send'
import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

const icons = { youtube: Play, telegram: Send, instagram: Camera } as const
const order = ['youtube', 'telegram', 'instagram'] as const

export function Socials() {
  const { t } = useI18n()
  return (
    <section aria-labelledby="socials" className="wrap">
      <h2 id="socials" className="sr-only">
        {t('home.social.title')}
      </h2>
      <ul className="grid grid-cols-3 max-md:border-y max-md:border-hairline md:gap-6">
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
  const company = useCompany()
  const { t } = useI18n()
  const known = company.socials.find(({ key }) => key === network)
  const Icon = icons[network]
  const cardClass = 'flex h-full flex-col border-hairline max-md:py-4 max-md:text-13 md:border md:px-6 md:py-5'
  const content = (
    <>
      <span className="flex justify-between gap-4 text-stone max-md:hidden">
        <span className="label">{t(`home.social.${network}.kind`)}</span>
        <Icon aria-hidden="true" size={20} />
      </span>
      <span className="display-small block text-17 md:pt-4 md:text-20">{known?.name}</span>
      <span className="mt-1 block text-stone max-md:hidden">{t(`home.social.${network}.text`)}</span>
    </>
  )
  if (!known?.url)
    return (
      <div className={cardClass}>
        {content}
        <p className="flex flex-wrap items-end gap-x-4 text-stone md:mt-auto md:min-h-8 md:pt-3 md:text-ink">
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
      <span className="flex items-center gap-2 md:mt-auto md:min-h-8 md:pt-3">
        {t('home.social.open')}
        <ArrowUpRight aria-hidden="true" size={18} />
        <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
      </span>
    </a>
  )
}
