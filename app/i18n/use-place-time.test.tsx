import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'

const Time = () => usePlaceTime()('2026-11-30T18:00:00Z', 'moscow')

test('PROM-03 the server does not know the reader’s time zone and renders the office’s time, so that hydration matches', () => {
  const html = (language: 'ru' | 'en') =>
    renderToString(
      <I18nProvider translator={translators[language]}>
        <Time />
      </I18nProvider>,
    )
  expect(html('en')).toBe('November\u00A030, 2026 at 21:00 Moscow time')
  expect(html('ru')).toBe('30\u00A0ноября 2026 г. в 21:00 по московскому времени')
})
