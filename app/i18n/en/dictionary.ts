import { catalog } from '#app/i18n/en/catalog.ts'
import { common } from '#app/i18n/en/common.ts'
import { errors } from '#app/i18n/en/errors.ts'
import { footer } from '#app/i18n/en/footer.ts'
import { header } from '#app/i18n/en/header.ts'
import { home } from '#app/i18n/en/home.ts'
import { info } from '#app/i18n/en/info.ts'
import { menu } from '#app/i18n/en/menu.ts'
import { product } from '#app/i18n/en/product.ts'
import { soon } from '#app/i18n/en/soon.ts'
import { video } from '#app/i18n/en/video.ts'
import type { Messages } from '#app/i18n/messages.ts'

export const dictionary: Messages = {
  catalog,
  common,
  errors,
  footer,
  header,
  home,
  info,
  menu,
  product,
  soon,
  video,
}
