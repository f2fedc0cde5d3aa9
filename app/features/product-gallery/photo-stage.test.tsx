import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhotoStage } from '#app/features/product-gallery/photo-stage.tsx'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import type { Language } from '#contract/language.ts'
import type { Photo } from '#contract/photo.ts'

const photo: Photo = {
  image_url: '/photos/a/640.webp',
  thumbnail_url: '/photos/a/320.webp',
  is_primary: true,
  srcset_avif: '',
  srcset_webp: '',
  width: 1200,
  height: 1500,
  placeholder: '',
  alt: '',
  is_demo: false,
}

function html(photos: Photo[], language: Language): string {
  return renderToString(
    <I18nProvider translator={translators[language]}>
      <PhotoStage ref={null} photos={photos} kind="watch" selected={0} onScroll={() => {}} onEnlarge={() => {}} />
    </I18nProvider>,
  )
}

test('PDP-02 a photo and its link describe the photo’s content', () => {
  const page = html([{ ...photo, alt: 'Rolex 1908, front view' }], 'en')
  expect(page).toContain('alt="Rolex 1908, front view"')
  expect(page).toContain('aria-label="Rolex 1908, front view. Open photo 1 full screen"')
  expect(html([{ ...photo, alt: 'Rolex 1908, спереди' }], 'ru')).toContain('aria-label="Rolex 1908, спереди. Открыть фото 1 на весь экран"')
})

test('PDP-02 a photo without a text of its own still has a link with a name', () => {
  expect(html([photo], 'en')).toContain('aria-label="Open photo 1 full screen"')
})
