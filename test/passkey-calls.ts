import type { TestShop } from '#test/shop.ts'
import { createSoftwareAuthenticator, type SoftwareAuthenticator, type Twist } from '#test/software-authenticator.ts'
import { openStaffBrowser, type StaffPerson } from '#test/staff-browser.ts'
import { staffHeaders, staffTokenIn } from '#test/staff.ts'

/** Returns helpers for tests of passkeys. Calls `shop` each time, because tests may open the shop later. */
export function passkeyCalls(shop: () => TestShop) {
  const browser = openStaffBrowser(shop)
  const { post } = browser
  const beginAdding = async (token: string) => (await post('me/passkeys/options/', {}, { token })).json()

  async function beginSignIn(from?: { ip: string; agent: string }) {
    const begun = await post('session/passkey-options/', {}, from)
    return { options: begun.json(), token: staffTokenIn(begun.headers['set-cookie']) }
  }

  return {
    ...browser,
    beginAdding,
    beginSignIn,
    addPasskey: async ({ token }: StaffPerson, authenticator = createSoftwareAuthenticator()): Promise<SoftwareAuthenticator> => {
      const response = await post('me/passkeys/', authenticator.make(await beginAdding(token)), { token })
      if (response.statusCode !== 201) throw new Error(response.body)
      return authenticator
    },
    signInBy: async (authenticator: SoftwareAuthenticator, twist?: Twist) => {
      const { options, token } = await beginSignIn()
      return post('session/passkey/', authenticator.sign(options, twist), { token })
    },
    listPasskeys: async (token: string) =>
      (await shop().app.inject({ url: '/api/staff/me/passkeys/', headers: staffHeaders(token) })).json().results,
    remove: (id: string, token: string) =>
      shop().app.inject({ method: 'DELETE', url: `/api/staff/me/passkeys/${id}/`, headers: staffHeaders(token) }),
    actionsOf: async ({ staffId }: StaffPerson) =>
      (
        await shop()
          .db.selectFrom('audit_entry')
          .leftJoin('audit_reason', 'audit_reason.entry_id', 'audit_entry.id')
          .select(['audit_entry.action', 'audit_reason.reason'])
          .where('subject_id', '=', staffId)
          .orderBy('id')
          .execute()
      ).map(({ action, reason }) => (reason ? `${action} ${reason}` : action)),
  }
}
