import { useLocation } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { requireSignIn } from '#app/features/sign-in/modal/sign-in-request.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { textLink } from '#app/ui/text-link.ts'

export function SignedOut({ text }: { text: string }) {
  const { t } = useI18n()
  const { pathname, search } = useLocation()
  return (
    <section className="border-y border-hairline py-12 md:py-16">
      <h2 className="display-small text-24">{t('profile.signedOut.title')}</h2>
      <p className="mt-3 max-w-120 text-stone">{text}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button onClick={() => requireSignIn(pathname + search)}>{t('profile.menu.signIn')}</Button>
        <a href={paths.catalog()} className={`inline-flex min-h-11 items-center ${textLink}`}>
          {t('common.toCatalog')}
        </a>
      </p>
    </section>
  )
}
