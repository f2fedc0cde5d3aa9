import { Label } from '#app/ui/label.tsx'

type Props = {
  name: string
  heading?: string
  links: readonly { to: string; text: string; isCurrent?: boolean }[]
  className?: string
}

export function LinkList({ name, heading = name, links, className = 'min-h-12' }: Props) {
  return (
    <nav aria-label={name}>
      <Label>{heading}</Label>
      <ul className="mt-4 border-t border-hairline">
        {links.map(({ to, text, isCurrent }) => (
          <li key={to} className="border-b border-hairline">
            <a href={to} aria-current={isCurrent ? 'page' : undefined} className={`quiet-link flex items-center ${className}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
