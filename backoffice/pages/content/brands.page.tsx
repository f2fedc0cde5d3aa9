import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { brandsQuery, firstBrands, orderBrands, type StaffBrand } from '#backoffice/client/brands.ts'
import { paths } from '#backoffice/client/paths.ts'
import { SortableRow, SortableRows } from '#backoffice/features/row-order/sortable-rows.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ContentPage } from '#backoffice/sections/content/content-page.tsx'
import { HiddenBadge } from '#backoffice/sections/content/hidden-badge.tsx'
import { AddEntryButton } from '#backoffice/sections/pieces/piece/entry-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState, LoadingOrFailed, sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

export default function BrandsPage() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { get, set } = useUrlState()
  const { data, error, refetch } = useQuery(brandsQuery)
  const all = data?.results ?? []
  const first = firstBrands(all)
  const sought = get('q').trim().toLowerCase()
  const named = all.filter(({ name, spellings }) => [name, ...spellings].some((word) => word.toLowerCase().includes(sought)))
  const words = get('words')
  const open = (id: number) => void navigate({ pathname: paths.brand(id), search: words && `?${new URLSearchParams({ words })}` })
  const order = (ids: readonly number[]) => {
    const was = first.map(({ id }) => id)
    orderBrands(was, ids, t('brands.ordered')).catch((failure: unknown) =>
      showToast('error', sentenceOf(failure, t('content.orderFailed'))),
    )
  }
  return (
    <ContentPage title={t('brands.title')} actions={<AddEntryButton list="brands" label={t('brands.title')} onAdded={(id) => open(id)} />}>
      <div className="mx-auto grid max-w-[860px] gap-5 p-5 max-md:p-4">
        {!data && <LoadingOrFailed error={error} refetch={refetch} count={8} />}
        {data && <p className="text-13 text-stone">{words ? t('brands.forWords', { words }) : t('brands.intro')}</p>}
        {first.length > 0 && (
          <Panel title={t('brands.first')} isFlush>
            <SortableRows ids={first.map(({ id }) => id)} onOrder={order} label={t('brands.first')}>
              {first.map((brand) => (
                <SortableRow key={brand.id} id={brand.id} name={brand.name} onOpen={() => open(brand.id)}>
                  <BrandRow brand={brand} />
                </SortableRow>
              ))}
            </SortableRows>
          </Panel>
        )}
        {data && (
          <Panel title={t('brands.all')}>
            <TextField
              label={t('brands.find')}
              isLabelHidden
              placeholder={t('brands.find')}
              type="search"
              value={get('q')}
              onChange={(q) => set({ q: q || null })}
              autoComplete="off"
            />
            {named.length === 0 && <EmptyState title={t('brands.none')} text={t('brands.noneText')} />}
            <ul className="mt-2">
              {named.map((brand) => (
                <li key={brand.id} className="border-b border-hairline last:border-0">
                  <button
                    type="button"
                    onClick={() => open(brand.id)}
                    className="flex min-h-11 w-full items-center justify-between gap-4 py-2 text-left text-13 hover:text-brass max-md:text-15"
                  >
                    <BrandRow brand={brand} />
                  </button>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </ContentPage>
  )
}

function BrandRow({ brand: { name, spellings, listed, is_hidden: isHidden } }: { brand: StaffBrand }) {
  const { t } = useI18n()
  return (
    <>
      <span className="grid min-w-0 gap-0.5">
        <span>{name}</span>
        {spellings.length > 0 && <span className="truncate text-12 text-stone">{spellings.join(', ')}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-4">
        {isHidden && <HiddenBadge />}
        <span className="figures text-13 text-stone">{t('brands.listed', { count: listed })}</span>
      </span>
    </>
  )
}
