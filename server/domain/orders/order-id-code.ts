/** Returns the id of an order as 22 characters for a URL. */
export const encodeOrderId = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

/** Returns the order id of an `encodeOrderId` code. The result is not an order id if the code is none. */
export function decodeOrderId(code: string): string {
  const hex = Buffer.from(code, 'base64url').toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
