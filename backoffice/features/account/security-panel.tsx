import { type ReactNode, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { setCurrentSession } from '#backoffice/client/sign-in.ts'
import { PasswordDialog } from '#backoffice/features/account/password-dialog.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FactorSetup } from '#backoffice/ui/sign-in/factor-setup.tsx'
import { RecoveryCodes } from '#backoffice/ui/sign-in/recovery-codes.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

type Open = 'password' | 'factor' | { codes: string[] } | null

export function SecurityPanel() {
  const { t } = useI18n()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const makeCodes = async () => {
    try {
      setOpen({ codes: (await callStaff('POST /api/staff/me/recovery-codes/', { body: {} })).recovery_codes })
    } catch (error) {
      showToast('error', sentenceOf(error, t('common.actionFailed')))
    }
  }
  return (
    <Panel title={t('account.security')} isFlush>
      <ul>
        <SecurityLine title={t('account.password')}>
          <Button onClick={() => setOpen('password')}>{t('account.changePassword')}</Button>
        </SecurityLine>
        <SecurityLine title={t('account.factor')} text={t('account.factorText')}>
          <Button onClick={() => setOpen('factor')}>{t('account.changeFactor')}</Button>
        </SecurityLine>
        <SecurityLine title={t('account.recoveryCodes')} text={t('account.recoveryCodesText')}>
          <Button onClick={() => void makeCodes()}>{t('account.newCodes')}</Button>
        </SecurityLine>
      </ul>
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'factor' && (
        <Dialog isOpen onOpenChange={close} title={t('account.factor')} width="md:w-[440px]">
          <FactorSetup
            begin={() => callStaff('POST /api/staff/me/factor/', { body: {} })}
            confirm={async (code) => {
              const { recovery_codes: codes, session } = await callStaff('POST /api/staff/me/factor/confirm/', { body: { code } })
              setCurrentSession(session)
              showToast('success', t('account.factorChanged'))
              setOpen({ codes })
            }}
          />
        </Dialog>
      )}
      {typeof open === 'object' && open && (
        <Dialog isOpen isDismissible={false} onOpenChange={close} title={t('account.recoveryCodes')} width="md:w-[440px]">
          <RecoveryCodes codes={open.codes} doneLabel={t('common.done')} onDone={close} />
        </Dialog>
      )}
    </Panel>
  )
}

function SecurityLine({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline px-4 py-3 last:border-0">
      <div className="min-w-0 flex-[1_1_220px]">
        <p className="text-14">{title}</p>
        {text && <p className="text-12 text-stone">{text}</p>}
      </div>
      {children}
    </li>
  )
}
