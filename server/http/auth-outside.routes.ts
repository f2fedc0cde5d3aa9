import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  FirebaseLogin,
  FirebaseSignedIn,
  SignInOptions,
  TelegramProof,
  TelegramRegistered,
  TelegramRegistration,
  TelegramSignedIn,
} from '#contract/auth.ts'
import { registerByTelegram } from '#server/domain/accounts/register-by-telegram.ts'
import { signInByFirebase } from '#server/domain/accounts/sign-in-by-firebase.ts'
import { signInByTelegram } from '#server/domain/accounts/sign-in-by-telegram.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { askerOf, authFailures, neverKept } from '#server/http/auth-requests.ts'
import { failures } from '#server/http/failures.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentVerification } from '#server/http/present/code-sent.ts'
import { presentSignInOptions } from '#server/http/present/sign-in-options.ts'
import { readRoute } from '#server/http/read-route.ts'

const config = { access: 'public' } as const
const tags = ['Sign-in']
const refusals = { ...authFailures, 404: failures[404] }

/** Signing in by accounts elsewhere, and which ways there are (API-01, AUTH-08, AUTH-09). */
export function authOutsideRoutes(app: FastifyInstance, ctx: ShopContext, deps: { isProduction: boolean }): void {
  readRoute(app, {
    path: '/api/auth/options/',
    cache: 'reference',
    operationId: 'getSignInOptions',
    tag: 'Sign-in',
    querystring: z.strictObject({}),
    answer: SignInOptions,
    produce: () => presentSignInOptions(ctx.signIn),
  })
  telegramRoutes(app, ctx, deps)

  const signIn = async ({ body, headers }: FastifyRequest<{ Body: FirebaseLogin }>): Promise<FirebaseSignedIn> => {
    const pair = await signInByFirebase(ctx, body, requestLanguage(headers['accept-language']))
    return { success: true, ...pair }
  }
  const response = { 200: FirebaseSignedIn, ...refusals }
  app.post<{ Body: FirebaseLogin }>(
    '/api/auth/firebase/login/',
    { config, onRequest: neverKept, schema: { operationId: 'firebaseLogin', tags, body: FirebaseLogin, response } },
    signIn,
  )
  app.post<{ Body: FirebaseLogin }>(
    '/api/auth/firebase/register/',
    { config, onRequest: neverKept, schema: { operationId: 'firebaseRegister', tags, body: FirebaseLogin, response } },
    signIn,
  )
}

function telegramRoutes(app: FastifyInstance, ctx: ShopContext, { isProduction }: { isProduction: boolean }): void {
  const asks = (request: FastifyRequest, reply: FastifyReply) => askerOf(ctx, request, { reply, isProduction })
  app.post<{ Body: TelegramProof }>(
    '/api/auth/telegram/login/',
    {
      config,
      onRequest: neverKept,
      schema: { operationId: 'telegramLogin', tags, body: TelegramProof, response: { 200: TelegramSignedIn, ...refusals } },
    },
    (request, reply) => signInByTelegram(ctx, asks(request, reply), request.body),
  )
  app.post<{ Body: TelegramRegistration }>(
    '/api/auth/telegram/register/',
    {
      config,
      onRequest: neverKept,
      schema: { operationId: 'telegramRegister', tags, body: TelegramRegistration, response: { 200: TelegramRegistered, ...refusals } },
    },
    async (request, reply) => {
      const answer = await registerByTelegram(ctx, asks(request, reply), request.body)
      return 'access' in answer ? answer : presentVerification(answer, requestLanguage(request.headers['accept-language']))
    },
  )
}
