import { lazy, Suspense, useState } from 'react'
import { ContactForm } from '#app/features/enquiry/contact-form.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { whenNear } from '#app/ui/when-near.ts'

const elementId = 'order-form'

/** Rendered on the server. Browsers hydrate the form only near the viewport, because most people never scroll to it. */
const Form = import.meta.env.SSR
  ? ContactForm
  : lazy(async () => {
      await whenNear(elementId)
      const { ContactForm: InteractiveForm } = await import('#app/features/enquiry/contact-form.tsx')
      return { default: InteractiveForm }
    })

/** On phones, the form is collapsed behind a button, because it is two screens long. */
export function OrderForm({ className }: { className: string }) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={className}>
      {!isOpen && (
        <Button
          className="w-full border-paper! bg-paper! text-ink! md:hidden noscript:hidden"
          aria-controls={elementId}
          aria-expanded="false"
          onClick={() => setOpen(true)}
        >
          {t('home.order.open')}
        </Button>
      )}
      <div id={elementId} className={isOpen ? '' : 'max-md:hidden noscript:block'}>
        <Suspense fallback={<Skeleton className="h-160" />}>
          <Form variant="order" />
        </Suspense>
      </div>
    </div>
  )
}
