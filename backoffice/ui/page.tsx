import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

type Props = {
  title: string
  beside?: ReactNode
  back?: { to: string; label: string }
  actions?: ReactNode
  bar?: ReactNode
  children: ReactNode
}

export function Page({ title, beside, back, actions, bar, children }: Props) {
  const { t } = useI18n()
  useEffect(() => {
    document.title = `${title} · ${t('common.productName')}`
  }, [title, t])
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = header.current
    if (!element) return
    // sticky elements below the header use its height
    const measure = () => document.documentElement.style.setProperty('--page-top', `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <main id="content" tabIndex={-1} className="min-w-0 outline-none max-md:pb-20">
      <header ref={header} className="no-print sticky top-0 z-20 border-b border-hairline bg-paper">
        <div className="flex min-h-13 items-center gap-3 px-5 py-2 max-md:flex-wrap max-md:gap-y-1 max-md:px-4">
          {/* on phones, the actions wrap below the title if they do not fit beside it */}
          <div className={`flex min-w-0 flex-1 flex-wrap items-center gap-x-3 ${back ? 'max-md:min-w-32' : 'max-md:min-w-min'}`}>
            {back && (
              <Link to={back.to} className="-ml-1.5 inline-flex items-center gap-0.5 text-13 text-stone hover:text-ink finger:min-h-11">
                <ChevronLeft aria-hidden="true" size={16} />
                {back.label}
              </Link>
            )}
            <h1
              className={`min-w-0 truncate text-17 font-medium tracking-[-0.01em] max-md:whitespace-normal ${back ? 'max-md:wrap-anywhere' : 'wrap-break-word'}`}
            >
              {title}
            </h1>
            {beside && <div className="figures text-13 text-stone">{beside}</div>}
          </div>
          {actions && (
            <div className="flex shrink-0 items-center gap-2 max-md:ml-auto max-md:shrink max-md:flex-wrap max-md:justify-end max-md:gap-1.5">
              {actions}
            </div>
          )}
        </div>
        {bar}
      </header>
      {children}
    </main>
  )
}

export function BesideTitle({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap items-center gap-x-3 gap-y-1">{children}</span>
}

export function Columns({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[1240px] gap-5 p-5 max-md:p-4 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 content-start gap-5">{children}</div>
      {aside && <div className="grid min-w-0 content-start gap-5">{aside}</div>}
    </div>
  )
}

export function Panel({
  title,
  actions,
  children,
  isFlush = false,
}: {
  title?: string
  actions?: ReactNode
  children: ReactNode
  isFlush?: boolean
}) {
  return (
    <section aria-label={title} className="min-w-0 rounded-2 border border-hairline bg-raised">
      {title && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-hairline py-1.5 pr-2 pl-4">
          <h2 className="text-13 font-medium">{title}</h2>
          {actions && <div className="flex flex-wrap items-center gap-1">{actions}</div>}
        </div>
      )}
      <div className={isFlush ? '' : 'p-4'}>{children}</div>
    </section>
  )
}
