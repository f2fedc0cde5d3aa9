import { isInTransaction } from '#server/db/transaction.ts'

/** Makes all ports throw when they are called within a transaction, because a slow call would hold the transaction's locks. */
export function guardPorts<Ports extends object>(ports: Ports): Ports {
  const guarded = Object.entries(ports).map(([name, port]) => [name, isObject(port) ? guardPort(name, port) : port])
  return { ...ports, ...Object.fromEntries(guarded) }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function guardPort<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (isInTransaction()) throw new Error(`ports.${name}.${String(property)} is called within a transaction`)
        return Reflect.apply(value, target, given)
      }
    },
  })
}
