const accessKey = 'access_token'

/** The stored access token, or null; also null where storage is forbidden. */
export function accessToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(accessKey) ?? null
  } catch {
    return null
  }
}

export function isSignedIn(): boolean {
  return accessToken() !== null
}
