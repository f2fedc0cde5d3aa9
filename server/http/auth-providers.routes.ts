import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FirebaseLogin, FirebaseSignedIn } from '#contract/auth.ts'
import { registerByTelegram } from '#server/domain/accounts/register-by-telegram.ts'
import { signInByFirebase } from '#server/domain/accounts/sign-in-by-firebase.ts'
import { signInByTelegram } from '#server/domain/accounts/sign-in-by-telegram.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { identifyClient, authErrorResponses, setNoStore } from '#server/http/auth-requests.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentVerification } from '#server/http/present/code-sent.ts'
import { presentSignInOptions } from '#server/http/present/sign-in-options.ts'
import { addReadRoute } from '#server/http/read-route.ts'

const settings = {
  config: { access: 'public' },
  tags: ['Sign-in'],
  errors: { ...authErrorResponses, 404: errorResponses[404] },
  onRequest: setNoStore,
} as const

export function authProvidersRoutes(app: FastifyInstance, ctx: ShopContext, deps: { isProduction: boolean }): void {
  addReadRoute(app, {
    name: 'GET /api/auth/options/',
    cache: 'reference',
    operationId: 'getSignInOptions',
    tag: 'Sign-in',
    produce: () => presentSignInOptions(ctx.signIn),
  })
  telegramRoutes(app, ctx, deps)

  const signIn = async ({ body, headers }: Pick<FastifyRequest, 'headers'> & { body: FirebaseLogin }): Promise<FirebaseSignedIn> => {
    const pair = await signInByFirebase(ctx, body, requestLanguage(headers['accept-language']))
    return { success: true, ...pair }
  }
  addRoute(app, 'POST /api/auth/firebase/login/', { ...settings, operationId: 'firebaseLogin' }, signIn)
  addRoute(app, 'POST /api/auth/firebase/register/', { ...settings, operationId: 'firebaseRegister' }, signIn)
}

function telegramRoutes(app: FastifyInstance, ctx: ShopContext, { isProduction }: { isProduction: boolean }): void {
  const identify = (request: FastifyRequest, reply: FastifyReply) => identifyClient(ctx, request, { reply, isProduction })
  addRoute(app, 'POST /api/auth/telegram/login/', { ...settings, operationId: 'telegramLogin' }, (request, reply) =>
    signInByTelegram(ctx, identify(request, reply), request.body),
  )
  addRoute(app, 'POST /api/auth/telegram/register/', { ...settings, operationId: 'telegramRegister' }, async (request, reply) => {
    const result = await registerByTelegram(ctx, identify(request, reply), request.body)
    return 'access' in result ? result : presentVerification(result, requestLanguage(request.headers['accept-language']))
  })
}
