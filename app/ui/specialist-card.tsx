import { textLink } from '#app/ui/text-link.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

type Props = {
  name: string
  photo: string | null
  facts: readonly string[]
  chats: readonly { text: string; url: string }[]
  /** Says that a link opens in a new tab. */
  newTab: string
}

/** A person whom a customer can ask, with their chats. */
export function SpecialistCard({ name, photo, facts, chats, newTab }: Props) {
  return (
    <div className="flex gap-4">
      {photo && <img src={photo} alt="" loading="lazy" className="h-25 w-20 shrink-0 bg-ivory object-cover" />}
      <div className="min-w-0 text-13 text-stone">
        <p className="text-15 text-ink">{name}</p>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <p className="flex flex-wrap gap-x-5">
          {chats.map(({ text, url }) => (
            <a
              key={text}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={`inline-flex min-h-11 items-center text-15 text-ink wide:min-h-8 ${textLink}`}
            >
              {text}
              <VisuallyHidden>, {newTab}</VisuallyHidden>
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}
