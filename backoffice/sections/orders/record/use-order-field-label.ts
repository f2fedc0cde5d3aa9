import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { stepName } from '#backoffice/sections/orders/step-names.ts'
import { orderSteps } from '#contract/rules/staff/order-enums.ts'

export function useOrderFieldLabel(method: StaffOrder['destination']['delivery_method'] = 'delivery'): (field: string) => string | null {
  const { t } = useI18n()
  return (field) => {
    if (field === 'edit') return t('orders.edit')
    if (field === 'extend') return t('orders.extend')
    if (field === 'notes') return t('orders.notes')
    const step = orderSteps.find((known) => known === field)
    return step ? t(stepName(step, method)) : null
  }
}
