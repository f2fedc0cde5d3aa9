import { z } from 'zod'
import {
  CodeRequest,
  CodeSent,
  CodeVerification,
  EmailCodeRequest,
  EmailCodeVerification,
  FirebaseLogin,
  FirebaseSignedIn,
  LoggedOut,
  LogoutRequest,
  PasswordLogin,
  RefreshRequest,
  Registration,
  RelayRequest,
  SignInOptions,
  SignInResponse,
  TelegramProof,
  TelegramRegistered,
  TelegramRegistration,
  TelegramSignedIn,
  TokenPair,
  VerificationRequired,
} from '#contract/auth.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'

/** All ways to sign in, and the calls of a session. */
export const signInEndpoints = {
  'GET /api/auth/options/': { query: z.strictObject({}), response: { 200: SignInOptions } },
  'POST /api/auth/request_code/': { body: CodeRequest, response: { 200: CodeSent } },
  'POST /api/auth/verify_code/': { body: CodeVerification, response: { 200: TokenPair } },
  'POST /api/auth/email/request_code/': { body: EmailCodeRequest, response: { 200: CodeSent } },
  'POST /api/auth/email/verify_code/': { body: EmailCodeVerification, response: { 200: TokenPair } },
  'POST /api/auth/register/': { body: Registration, response: { 200: VerificationRequired } },
  'POST /api/auth/login/': { body: PasswordLogin, response: { 200: SignInResponse } },
  'POST /api/auth/telegram/login/': { body: TelegramProof, response: { 200: TelegramSignedIn } },
  'POST /api/auth/telegram/register/': { body: TelegramRegistration, response: { 200: TelegramRegistered } },
  'POST /api/auth/firebase/login/': { body: FirebaseLogin, response: { 200: FirebaseSignedIn } },
  'POST /api/auth/firebase/register/': { body: FirebaseLogin, response: { 200: FirebaseSignedIn } },
  'POST /api/auth/refresh/': { body: RefreshRequest, response: { 200: TokenPair } },
  'POST /api/auth/logout/': { body: LogoutRequest, response: { 200: LoggedOut } },
  'POST /api/auth/relay/': { body: RelayRequest, response: { 200: TokenPair } },
} as const satisfies Endpoints
