import type { ReactNode, Ref } from 'react'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { instead, MainAction } from '#app/sections/product/main-action.tsx'
import type { Product } from '#app/sections/product/product.ts'
import type { ProductActions as Actions } from '#app/sections/product/use-product-actions.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type Props = { product: Product; actions: Actions; ref: Ref<HTMLDivElement> }

/** The two buttons and the quiet pair below them. */
export function ProductActions({ product, actions, ref }: Props) {
  const { t } = useI18n()
  const isForSale = product.piece.status === 'available'
  return (
    <ActionsForm path={actions.path}>
      <div ref={ref} className="grid gap-3">
        <MainAction product={product} actions={actions} className="w-full" />
        {isForSale ? (
          <Button
            type="submit"
            look="secondary"
            formAction={paths.contacts}
            onClick={instead(() => actions.ask('livePhotos'))}
            onPointerEnter={actions.prepareToAsk}
            aria-haspopup="dialog"
          >
            {t('product.requestLivePhotos')}
          </Button>
        ) : (
          <ButtonLink to={paths.contacts} look="secondary">
            {t('product.ask')}
          </ButtonLink>
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-8">
        <QuietButton icon="icon-heart" isOn={actions.isFavorite} onPress={actions.toggleFavorite}>
          {t(actions.isFavorite ? 'product.inFavorites' : 'product.favorite')}
        </QuietButton>
        <QuietButton icon="icon-scale" isOn={actions.isCompared} onPress={actions.toggleCompare}>
          {t(actions.isCompared ? 'product.inComparison' : 'product.compare')}
        </QuietButton>
      </div>
    </ActionsForm>
  )
}

/** Without script its buttons lead to the sign-in that comes back here, or to the page they name themselves. */
export function ActionsForm({ path, children }: { path: string; children: ReactNode }) {
  return (
    <form action={paths.login()} className="no-print">
      <input type="hidden" name="next" value={path} />
      {children}
    </form>
  )
}

type Quiet = { icon: 'icon-heart' | 'icon-scale'; isOn: boolean; onPress: () => void; children: ReactNode }

/** Its text says how things are; so does the filled icon. */
function QuietButton({ icon, isOn, onPress, children }: Quiet) {
  return (
    <button
      type="submit"
      onClick={instead(onPress)}
      data-on={isOn || undefined}
      className={`quiet-link icon inline-flex min-h-11 items-center gap-2 text-13 [--icon-size:18px] ${icon}`}
    >
      {children}
    </button>
  )
}
