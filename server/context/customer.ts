export type Customer = { customerId: string; sessionId: string }
