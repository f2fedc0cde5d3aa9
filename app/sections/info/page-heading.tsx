import { useI18n } from '#app/i18n/i18n-context.tsx'
import { type EditorialImage, EditorialPicture } from '#app/sections/editorial-images/editorial-picture.tsx'
import { LinkedText } from '#app/sections/info/linked-text.tsx'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'

/** Longest word, in characters, that fits on a phone at 44 px. */
const longestAt44 = 14

type Props = { crumbs: Crumb[]; title: string; lead?: string; image?: EditorialImage | undefined }

export function PageHeading({ crumbs, title, lead, image }: Props) {
  const { t } = useI18n()
  const size = title.split(/\s/).some((word) => word.length > longestAt44) ? 'text-32 hyphens-auto sm:text-44' : 'text-44'
  const content = (
    <>
      <h1 className={`display max-w-240 md:text-60 print:text-32 ${size}`}>{title}</h1>
      {lead && (
        <p className="mt-6 max-w-160 text-17 text-stone md:text-20 md:leading-[1.5]">
          <LinkedText text={lead} />
        </p>
      )}
    </>
  )
  return (
    <header className="mb-12 md:mb-20 print:mb-8">
      <Breadcrumbs label={t('common.breadcrumbs')} crumbs={crumbs} here={title} />
      {!image && <div className="mt-8 md:mt-12">{content}</div>}
      {image && (
        <div className="mt-8 grid gap-x-6 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-5 lg:self-end">{content}</div>
          <div className="no-print -mx-5 md:mx-0 lg:col-span-7">
            <EditorialPicture image={image} sizes="(min-width: 1440px) 740px, (min-width: 1024px) 55vw, 100vw" isFirst />
          </div>
        </div>
      )}
    </header>
  )
}
