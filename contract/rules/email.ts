/** Whether it looks like an e-mail address: something, @, a domain that ends in two signs or more (FORM-01, CHK-02). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())
}
