import { ScanLine } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { canReadCodes } from '#backoffice/features/label-scanner/read-codes.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { Counting } from '#backoffice/sections/stock/use-counting.ts'
import { Badge } from '#backoffice/ui/badge.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Opening } from '#backoffice/ui/opening.ts'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { politely } from '#backoffice/ui/states.tsx'
import { pieceOfLabel } from '#contract/rules/staff/labels.ts'

const LabelScanner = lazy(async () => ({
  default: (await import('#backoffice/features/label-scanner/label-scanner.tsx')).LabelScanner,
}))

export function CountBar({ counting }: { counting: Counting }) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const [isScanning, setScanning] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', label: t('stockTakes.number'), run: () => field.current?.focus() }])
  const submit = () => {
    if (!text.trim()) return
    const id = pieceOfLabel(text)
    if (id === null) return counting.setLast({ tone: 'bad', text: t('stockTakes.notNumber') })
    setText('')
    void counting.find(id)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-5 py-2.5 max-md:px-4">
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
          field.current?.focus()
        }}
      >
        <input
          ref={field}
          aria-label={t('stockTakes.number')}
          placeholder={t('stockTakes.number')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          className="figures h-8 min-w-0 rounded-2 border border-edge/70 bg-raised px-2.5 text-13 placeholder:text-stone hover:border-ink/60 focus-visible:outline-offset-0 finger:h-11 max-md:flex-1 max-md:text-17 md:w-56"
        />
        <Button type="submit">{t('stockTakes.mark')}</Button>
        {canReadCodes() && (
          <Button onClick={() => setScanning(true)}>
            <ScanLine aria-hidden="true" size={16} />
            <span className="max-md:sr-only">{t('stockTakes.scan')}</span>
          </Button>
        )}
      </form>
      <LastLine counting={counting} />
      {isScanning && (
        <Suspense fallback={<Opening />}>
          <LabelScanner onFound={(id) => void counting.find(id)} onClose={() => setScanning(false)}>
            <LastLine counting={counting} />
          </LabelScanner>
        </Suspense>
      )}
    </div>
  )
}

function LastLine({ counting: { last, waiting, isOffline } }: { counting: Counting }) {
  const { t } = useI18n()
  return (
    <p {...politely} className="flex min-h-5 flex-wrap items-center justify-between gap-x-4 text-13">
      {last ? (
        <Badge tone={last.tone}>
          <span className="min-w-0 whitespace-normal">{last.text}</span>
        </Badge>
      ) : (
        <span className="text-stone">{t('stockTakes.numberHelp')}</span>
      )}
      {(isOffline || waiting > 1) && (
        <span className="figures text-12 text-stone">{t(isOffline ? 'stockTakes.offline' : 'stockTakes.sending', { count: waiting })}</span>
      )}
    </p>
  )
}
