import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

const loadForm = () => import('#app/features/enquiry/missing-model-form.tsx')
const MissingModelForm = lazy(loadForm)

export function MissingModel({ sought }: { sought: string }) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <section aria-labelledby="missing-model" className="mx-auto mt-16 max-w-140 text-center">
      <h2 id="missing-model" className="display-small text-24">
        {t('catalog.missing.title')}
      </h2>
      <p className="mt-3 mb-8 text-stone">{t('catalog.missing.text')}</p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-160" />}>
          <div className="text-left">
            <MissingModelForm sought={sought} />
          </div>
        </Suspense>
      ) : (
        <ButtonLink
          to={`${paths.contacts}#write`}
          variant="secondary"
          onClick={open}
          onPointerEnter={() => void loadForm().catch(() => {})}
        >
          {t('catalog.missing.open')}
        </ButtonLink>
      )}
    </section>
  )
}
