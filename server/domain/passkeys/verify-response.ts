import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import type { NewPasskeyCredential, PasskeyAssertion } from '#contract/staff/passkeys.ts'
import type { RelyingParty } from '#server/domain/passkeys/relying-party.ts'

/** COSE ids of the supported signature algorithms: ECDSA on P-256 (nearly all devices), EdDSA, RSA. */
export const passkeyAlgorithms = [-7, -8, -257]

/** Loads the library on first use, because it takes 27 MB of memory and most processes verify no passkey. */
export const loadWebauthn = () => import('@simplewebauthn/server')

const loadHelpers = () => import('@simplewebauthn/server/helpers')

/** Returns the challenge in the browser's client data. Null if the data is unreadable, or comes from a cross-origin frame. */
export async function readChallenge(clientData: string): Promise<string | null> {
  const { decodeClientDataJSON } = await loadHelpers()
  try {
    // checks `crossOrigin` here, because the library accepts cross-origin frames if the browser does not name the top-level site
    const { challenge, crossOrigin } = decodeClientDataJSON(clientData)
    return crossOrigin || typeof challenge !== 'string' ? null : challenge
  } catch {
    return null
  }
}

/** Returns the credential that an authenticator created. Null if the response is invalid or the key is unsupported. */
export async function verifyCreation(
  { id, origin }: RelyingParty,
  credential: NewPasskeyCredential,
  expectedChallenge: string,
): Promise<WebAuthnCredential | null> {
  const { verifyRegistrationResponse } = await loadWebauthn()
  const response: RegistrationResponseJSON = { ...credential, clientExtensionResults: {} }
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: id, supportedAlgorithmIDs: passkeyAlgorithms }
  const { registrationInfo } = (await nullIfThrows(verifyRegistrationResponse({ response, ...expected }))) ?? {}
  const created = registrationInfo?.credential
  return created?.id === credential.id && (await isSupportedKey(created.publicKey)) ? created : null
}

/** Returns the new signature counter of a known credential. Null if the response is invalid, or if the counter did not increase. */
export async function verifyUse(
  { id, origin }: RelyingParty,
  assertion: PasskeyAssertion,
  expectedChallenge: string,
  known: WebAuthnCredential,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const response: AuthenticationResponseJSON = { ...assertion, clientExtensionResults: {} }
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: id, credential: known }
  const verification = await nullIfThrows(verifyAuthenticationResponse({ response, ...expected }))
  return verification?.verified ? verification.authenticationInfo.newCounter : null
}

/** Checks the type, curve and length of a key. The library checks only which algorithm the key claims. */
async function isSupportedKey(publicKey: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const { COSEALG, cose, decodeCredentialPublicKey } = await loadHelpers()
  const key = decodeCredentialPublicKey(publicKey)
  const algorithm = key.get(cose.COSEKEYS.alg)
  if (cose.isCOSEPublicKeyEC2(key)) return algorithm === COSEALG.ES256 && key.get(cose.COSEKEYS.crv) === cose.COSECRV.P256
  if (cose.isCOSEPublicKeyOKP(key)) return algorithm === COSEALG.EdDSA && key.get(cose.COSEKEYS.crv) === cose.COSECRV.ED25519
  if (!cose.isCOSEPublicKeyRSA(key)) return false
  return algorithm === COSEALG.RS256 && (key.get(cose.COSEKEYS.n)?.byteLength ?? 0) * 8 >= rsaLeastBits
}

const rsaLeastBits = 2048

async function nullIfThrows<T>(verification: Promise<T>): Promise<T | null> {
  try {
    return await verification
  } catch {
    return null
  }
}
