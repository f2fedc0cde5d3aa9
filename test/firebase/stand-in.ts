import { randomInt, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { popupPage, framePage } from '#test/firebase/pages.ts'

/**
 * Opens a local stand-in for Firebase. It signs tokens with RS256 and serves its public key at `/jwks`, so the shop verifies these tokens
 * like those of Firebase. The real SDK in the browser connects by `connectAuthEmulator(auth, standIn.url)`.
 *
 *     const firebase = await openFirebase()
 *     const shop = await startShop(firebase.settings)             // or openTestShop(firebase.settings)
 *     await page.route('https://apis.google.com/**', gapiRoute)   // from pages.ts: opens Google's pop-up
 *     firebase.codeFor('+79161234567')                            // the code of the SMS
 *     firebase.tokenOf({ phone_number: '+79161234567' })          // a token without the SDK
 *
 * While the pop-up opens, the SDK throws one harmless uncaught error: `pageErrors.allow(/auth\/internal-error/)`.
 * The button `Continue` in the pop-up signs in `googlePerson`.
 */
export async function openFirebase({ now = Date.now }: { now?: () => number } = {}) {
  const keys = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'stand-in', alg: 'RS256', use: 'sig' }
  const state = { isAway: false, keyRequests: 0 }
  const codes = new Map<string, { phone: string; code: string }>()
  const people = new Map<string, object>()

  /** Returns a token as Firebase signs it. `claims` and `header` override its fields. */
  async function tokenOf(claims: Record<string, unknown>, header: Record<string, string> = {}, key = keys.privateKey): Promise<string> {
    const issuedS = Math.floor(now() / 1000)
    const provider = 'phone_number' in claims ? 'phone' : 'google.com'
    const whole = {
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub: 'stand-in-user',
      iat: issuedS,
      exp: issuedS + 3600,
      auth_time: issuedS,
      firebase: {
        sign_in_provider: provider,
        identities: provider === 'phone' ? { phone: [claims.phone_number] } : { 'google.com': ['g-1'] },
      },
      ...claims,
    }
    return new SignJWT(whole).setProtectedHeader({ alg: 'RS256', kid: jwk.kid, ...header }).sign(key)
  }

  async function signedIn(id: string, claims: Record<string, unknown>, person: object): Promise<object> {
    people.set(id, { localId: id, ...person })
    return { idToken: await tokenOf({ sub: id, ...claims }), refreshToken: `refresh-${id}`, expiresIn: '3600', localId: id, ...person }
  }

  const handlers: Record<string, (body: Record<string, string>) => object | Promise<object>> = {
    'GET jwks': () => {
      state.keyRequests++
      if (state.isAway) throw new FirebaseError('UNAVAILABLE', 503)
      return { keys: [jwk] }
    },
    'GET projects': () => ({ projectId, authorizedDomains: ['127.0.0.1', 'localhost'] }),
    'GET recaptchaParams': () => ({ recaptchaSiteKey: 'stand-in', recaptchaStoken: 'stand-in' }),
    'GET recaptchaConfig': () => ({ recaptchaEnforcementState: [] }),
    'POST accounts:sendVerificationCode': ({ phoneNumber = '' }) => {
      if (phoneNumber.endsWith('0000000000')) throw new FirebaseError('INVALID_PHONE_NUMBER')
      const sessionInfo = randomUUID()
      codes.set(sessionInfo, { phone: phoneNumber, code: String(randomInt(100_000, 1_000_000)) })
      return { sessionInfo }
    },
    'POST accounts:signInWithPhoneNumber': ({ sessionInfo = '', code }) => {
      const sent = codes.get(sessionInfo)
      if (!sent) throw new FirebaseError('SESSION_EXPIRED')
      if (sent.code !== code) throw new FirebaseError('INVALID_CODE')
      return signedIn(`phone-${sent.phone}`, { phone_number: sent.phone }, { phoneNumber: sent.phone })
    },
    'POST accounts:signInWithIdp': ({ requestUri = '' }) => {
      const { id, email, name } = JSON.parse(new URL(requestUri).searchParams.get('person') ?? '{}')
      const identities = { 'google.com': [id], email: [email] }
      const claims = { email, email_verified: true, name, firebase: { sign_in_provider: 'google.com', identities } }
      const person = { email, displayName: name, providerId: 'google.com', federatedId: id, rawUserInfo: JSON.stringify({ email, name }) }
      return signedIn(`google-${id}`, claims, person)
    },
    'POST accounts:lookup': ({ idToken = '' }) => ({
      users: [{ ...people.get(String(decodeJwt(idToken).sub)), providerUserInfo: [], validSince: '0', lastLoginAt: '0', createdAt: '0' }],
    }),
  }

  const pages: Record<string, string> = { '/emulator/auth/iframe': framePage, '/emulator/auth/handler': popupPage }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://stand-in').pathname
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    const page = pages[path]
    if (page) return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    if (request.method === 'OPTIONS') return void response.end()
    respond(request, `${request.method} ${path.split('/').at(-1)}`).then(
      (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      (error: Error) => {
        const code = error instanceof FirebaseError ? error.status : 500
        response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { code, message: error.message } }))
      },
    )
  })
  async function respond(request: IncomingMessage, asked: string): Promise<object> {
    const body = await text(request)
    const handler = handlers[asked]
    if (!handler) throw new FirebaseError(`NOT_IMPLEMENTED ${asked}`)
    return handler(body ? JSON.parse(body) : {})
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    state,
    url: `http://${host}`,
    /** The settings that make a shop use this stand-in instead of Firebase. */
    settings: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'stand-in-key',
      FIREBASE_KEYS_URL: `http://${host}/jwks`,
      FIREBASE_AUTH_EMULATOR_HOST: host,
    },
    tokenOf,
    codeFor: (phone: string) => [...codes.values()].findLast((sent) => sent.phone === phone)?.code,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

const projectId = 'vitrine-test'

class FirebaseError extends Error {
  readonly status: number
  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}
