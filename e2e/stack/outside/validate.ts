import type { ContractOperation } from './contract'

/** A request as it came over the wire. */
export interface Wire {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

/** A request that fits the contract. */
export interface Received {
  operation: string
  /** Parameters of the path, the address and the headers, by name. */
  parameters: Record<string, unknown>
  body: unknown
}

/** The operation that a request is for, or undefined when the contract has none. */
export const operationFor = (contract: readonly ContractOperation[], { method, path }: Wire) =>
  contract.find((operation) => operation.method === method && operation.path.test(path))

/** A request as the contract understands it, or a sentence that says what is wrong with it. */
export function received(operation: ContractOperation, wire: Wire): Received | string {
  const inPath = operation.path.exec(wire.path)?.groups ?? {}
  const parameters: Record<string, unknown> = {}
  for (const { name, in: place, required, schema } of operation.parameters) {
    const given = { path: inPath[name], query: wire.query[name], header: wire.headers[name.toLowerCase()] }[
      place
    ]
    if (given === undefined && !required) continue
    const parsed = schema.safeParse(place === 'path' ? decodeURIComponent(String(given)) : given)
    if (!parsed.success) return `${name} in ${place}: ${parsed.error.message}`
    parameters[name] = parsed.data
  }
  const unknown = Object.keys(wire.query).find((name) => !(name in parameters))
  if (unknown !== undefined) return `${unknown} is no parameter of ${operation.id}`
  if (!operation.body) return { operation: operation.id, parameters, body: null }
  const parsed = operation.body.safeParse(wire.body)
  if (!parsed.success) return `body: ${parsed.error.message}`
  return { operation: operation.id, parameters, body: parsed.data }
}
