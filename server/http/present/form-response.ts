import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '#contract/language.ts'
import { isForm } from '#server/http/guards/form-body-parser.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { type ErrorPageLabels, toErrorPage } from '#server/http/present/error-page.ts'

export function wantsHtml(request: FastifyRequest): boolean {
  return isForm(request) && (request.headers.accept ?? '').includes('text/html')
}

const placeholderOrigin = 'http://shop.invalid'

/** Returns the redirect after an accepted form: the URL of the form's page, with a parameter that shows the thank-you message. */
export function redirectUrl(request: FastifyRequest, page: string | undefined, kind: string): string {
  const from = page ?? request.headers.referer ?? '/'
  const url = URL.canParse(from, placeholderOrigin) ? new URL(from, placeholderOrigin) : new URL(placeholderOrigin)
  // uses only the path, so that the redirect never leads to another site
  const path = `/${url.pathname.replace(/^\/+/, '')}`
  url.searchParams.set('sent', kind)
  return `${path}${url.search}#sent`
}

const labels: Record<Language, ErrorPageLabels> = {
  ru: {
    title: 'Форма не отправлена',
    hint: 'Вернитесь назад: всё, что вы ввели, осталось в форме.',
    fields: {
      name: 'Имя',
      phone: 'Телефон',
      email: 'Почта',
      message: 'Сообщение',
      photos: 'Фотографии',
      brand: 'Марка',
      model: 'Модель',
      year: 'Год выпуска',
      expected_price: 'Желаемая цена',
      city: 'Город',
      date: 'Дата',
      deposit_agreed: 'Возвратный депозит',
      time: 'Время',
      comment: 'Комментарий',
    },
  },
  en: {
    title: 'The form was not sent',
    hint: 'Go back: everything you typed is still in the form.',
    fields: {
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      message: 'Message',
      photos: 'Photographs',
      brand: 'Brand',
      model: 'Model',
      year: 'Year',
      expected_price: 'Expected price',
      city: 'City',
      date: 'Date',
      deposit_agreed: 'Refundable deposit',
      time: 'Time',
      comment: 'Comment',
    },
  },
}

/** Makes the routes of `scope` respond to browsers without script with error pages. */
export function sendErrorsAsPages(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!wantsHtml(request)) return payload
    const language = requestLanguage(request.headers['accept-language'])
    return toErrorPage(reply, payload, { language, ...labels[language] })
  })
}
