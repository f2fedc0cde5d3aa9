import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#app/ui/copy-text.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

export function RecoveryCodes({ codes, onDone, doneLabel }: { codes: readonly string[]; onDone: () => void; doneLabel: string }) {
  const { t } = useI18n()
  const [isStored, setStored] = useState(false)
  const copy = async () => {
    if (await copyText(codes.join('\n'))) showToast('success', t('common.copied'))
  }
  return (
    <div className="grid gap-5">
      <p className="text-stone">{t('signIn.recoveryText')}</p>
      <ol
        translate="no"
        className="figures grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-2 border border-hairline bg-raised p-4 text-15 font-medium tracking-wider"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" size={15} />
          {t('signIn.copyCodes')}
        </Button>
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" size={15} />
          {t('signIn.printCodes')}
        </Button>
        <Button onClick={() => download(t('signIn.recoveryFile'), codes)}>
          <Download aria-hidden="true" size={15} />
          {t('signIn.downloadCodes')}
        </Button>
      </div>
      <div className="no-print grid gap-4">
        <TickField checked={isStored} onChange={setStored}>
          {t('signIn.codesStored')}
        </TickField>
        <Button variant="primary" className="h-10" disabled={!isStored} onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
    </div>
  )
}

function download(name: string, codes: readonly string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
