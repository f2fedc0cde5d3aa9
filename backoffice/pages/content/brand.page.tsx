import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { type BrandRecord, brandQuery, brandsQuery, finishBrand, firstBrands, orderBrands } from '#backoffice/client/brands.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BrandFields, useBrandForm } from '#backoffice/sections/content/brands/brand-form.tsx'
import { CollectionsPanel } from '#backoffice/sections/content/brands/collections-panel.tsx'
import { readNames } from '#backoffice/sections/content/brands/name-fields.tsx'
import { SearchTrial } from '#backoffice/sections/content/brands/search-trial.tsx'
import { HiddenBadge } from '#backoffice/sections/content/hidden-badge.tsx'
import { MergeEntry } from '#backoffice/sections/settings/merge-entry.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { Columns, Page, Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

export default function BrandPage() {
  const { t } = useI18n()
  const id = Number(useParams().id)
  const { data: brand, error, refetch } = useQuery(brandQuery(id))
  const back = { to: paths.brands, label: t('brands.title') }
  if (brand) return <Record key={id} brand={brand} back={back} />
  return loadingPage({ title: t('brands.title'), back, error, refetch })
}

function Record({ brand, back }: { brand: BrandRecord; back: { to: string; label: string } }) {
  const { t } = useI18n()
  const { form, save, isBusy, failure, errorOf } = useBrandForm(brand)
  const actions = useBrandActions(brand)
  return (
    <Page
      title={brand.name}
      back={back}
      beside={brand.is_hidden && <HiddenBadge />}
      actions={
        <>
          <Button aria-disabled={actions.isBusy} onClick={() => void actions.toggleFirst()}>
            {t(brand.place === null ? 'brands.putFirst' : 'brands.notFirst')}
          </Button>
          <Button variant="primary" disabled={!form.isDirty} aria-disabled={isBusy} onClick={() => void save()}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <Columns
        aside={
          <>
            <Panel title={t('brands.search')}>
              <SearchTrial brand={readNames(brand.id, form.values)} />
            </Panel>
            <Panel title={t('brands.merge')}>
              <MergeEntry targets={actions.targets} isBusy={actions.isBusy} onMerge={(into) => void actions.merge(into)} />
              <FailureLine text={actions.failure} />
            </Panel>
          </>
        }
      >
        <FailureLine text={failure} />
        <TypedFormGuard form={form} />
        <BrandFields values={form.values} onChange={form.change} errorOf={errorOf} />
        <CollectionsPanel brand={brand} />
      </Columns>
    </Page>
  )
}

function useBrandActions({ id, name, place }: BrandRecord) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { data } = useQuery(brandsQuery)
  const { run, isBusy, failure } = useAction()
  const all = data?.results ?? []
  const toggleFirst = () =>
    run(async () => {
      const was = firstBrands(all).map((brand) => brand.id)
      const now = place === null ? [...was, id] : was.filter((each) => each !== id)
      await orderBrands(was, now, t(place === null ? 'brands.isFirst' : 'brands.isNotFirst', { name }))
    })
  const merge = (into: number) =>
    run(async () => {
      const params = { list: 'brands' as const, id }
      const { action_id: action } = await callStaff('POST /api/staff/lists/:list/:id/merge/', { params, body: { into } })
      await navigate(paths.brand(into))
      await finishBrand(t('lists.merged'), action)
    })
  return { isBusy, failure, toggleFirst, merge, targets: all.filter((brand) => brand.id !== id) }
}
