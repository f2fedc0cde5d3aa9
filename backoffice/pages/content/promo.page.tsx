import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { finishPromo, type PromoRecord, promoQuery, termsOf } from '#backoffice/client/promos.ts'
import { useRememberRecord } from '#backoffice/client/use-remember-record.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PromoDialog } from '#backoffice/sections/content/promo-dialog.tsx'
import { PromoStateBadge, usePromoTexts } from '#backoffice/sections/content/promo-parts.tsx'
import { PromoUses } from '#backoffice/sections/content/promo-uses.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { loadingPage } from '#backoffice/ui/loading-page.tsx'
import { Columns, Page, Panel } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

export default function PromoPage() {
  const { t } = useI18n()
  const id = Number(useParams().id)
  const { data: promo, error, refetch } = useQuery(promoQuery(id))
  const back = { to: paths.promos, label: t('promos.title') }
  useRememberRecord(promo && { kind: 'promo', path: paths.promo(id), title: promo.code, detail: promo.note })
  if (promo) return <Record key={id} promo={promo} back={back} />
  return loadingPage({ title: t('promos.title'), back, error, refetch })
}

function Record({ promo, back }: { promo: PromoRecord; back: { to: string; label: string } }) {
  const { t } = useI18n()
  const [isEdited, setEdited] = useState(false)
  const edit = () => setEdited(true)
  const { isBusy, failure, toggle, remove } = usePromoActions(promo)
  useShortcuts([{ keys: 'e', label: t('common.edit'), run: edit }])
  return (
    <Page
      title={promo.code}
      back={back}
      beside={<PromoStateBadge state={promo.state} />}
      actions={
        <>
          <Button aria-disabled={isBusy} onClick={() => void toggle()}>
            {t(promo.is_active ? 'promos.turnOff' : 'promos.turnOn')}
          </Button>
          <Button variant="primary" onClick={edit}>
            {t('common.edit')}
          </Button>
        </>
      }
    >
      <Columns
        aside={
          <>
            <Terms promo={promo} />
            {promo.order_count === 0 && (
              <Button variant="danger" className="justify-self-start" aria-disabled={isBusy} onClick={() => void remove()}>
                {t('common.remove')}
              </Button>
            )}
            <FailureLine text={failure} />
          </>
        }
      >
        <PromoUses promo={promo} />
      </Columns>
      {isEdited && <PromoDialog promo={promo} onClose={() => setEdited(false)} />}
    </Page>
  )
}

function Terms({ promo }: { promo: PromoRecord }) {
  const { t } = useI18n()
  const { discount, uses, term, money } = usePromoTexts()
  return (
    <Panel title={t('promos.terms')}>
      <FactList
        items={[
          [t('promos.columns.discount'), discount(promo)],
          promo.goods_min_usd !== null && [t('promos.goodsMin'), money(promo.goods_min_usd)],
          promo.discount_max_usd !== null && [t('promos.discountMax'), money(promo.discount_max_usd)],
          [t('promos.columns.used'), uses(promo)],
          promo.per_customer_max !== null && [t('promos.perCustomer'), promo.per_customer_max],
          [t('promos.columns.term'), term(promo)],
          promo.note !== '' && [t('promos.note'), promo.note],
        ]}
      />
      <p className="mt-3 text-12 text-stone">{t('promos.tries')}</p>
    </Panel>
  )
}

function usePromoActions(promo: PromoRecord) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { run, isBusy, failure } = useAction()
  const { id, code, version, is_active: isActive } = promo
  const toggle = () =>
    run(async () => {
      const body = { version, ...termsOf(promo), is_active: !isActive }
      const { action_id: action } = await callStaff('PATCH /api/staff/promos/:id/', { params: { id }, body })
      await finishPromo(t(isActive ? 'promos.turnedOff' : 'promos.turnedOn', { code }), action)
    })
  const remove = () =>
    run(async () => {
      const { action_id: action } = await callStaff('DELETE /api/staff/promos/:id/', { params: { id } })
      await navigate(paths.promos)
      await finishPromo(t('promos.deleted', { code }), action)
    })
  return { isBusy, failure, toggle, remove }
}
