import type { Conversation } from '#app/client/messages.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { offices } from '#contract/offices.ts'

export function OwnVisit({ visit }: { visit: NonNullable<Conversation['visit']> }) {
  const { language, t } = useI18n()
  const placeTime = usePlaceTime()
  const { office, starts_at: startsAt, state, path } = visit
  const place = offices.find(({ key }) => key === office)
  const isAhead = state === 'asked' || state === 'confirmed'
  return (
    <section aria-label={t('messages.visit.title')} className="grid gap-3 border border-hairline p-5">
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <span>{place?.city[language]}</span>
        <time dateTime={startsAt} className="figures">
          {placeTime(startsAt, office)}
        </time>
      </p>
      <p className="text-13 text-stone">{t(`messages.visit.state.${state}`)}</p>
      <ButtonLink to={path} variant="secondary" className="justify-self-start max-sm:w-full">
        {t(isAhead ? 'messages.visit.open' : 'messages.visit.show')}
      </ButtonLink>
    </section>
  )
}
