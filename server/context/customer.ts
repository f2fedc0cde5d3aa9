/** The signed-in customer of a request. */
export type Customer = { customerId: string; sessionId: string }
