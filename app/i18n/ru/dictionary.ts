import { catalog } from '#app/i18n/ru/catalog.ts'
import { common } from '#app/i18n/ru/common.ts'
import { errors } from '#app/i18n/ru/errors.ts'
import { footer } from '#app/i18n/ru/footer.ts'
import { header } from '#app/i18n/ru/header.ts'
import { home } from '#app/i18n/ru/home.ts'
import { info } from '#app/i18n/ru/info.ts'
import { menu } from '#app/i18n/ru/menu.ts'
import { product } from '#app/i18n/ru/product.ts'
import { soon } from '#app/i18n/ru/soon.ts'
import { video } from '#app/i18n/ru/video.ts'

export const dictionary = {
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
