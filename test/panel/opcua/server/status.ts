import type { NodeOpcua, StatusCode } from './node-opcua'

/** A status by its name in OPC 10000-4. */
export function status({ StatusCodes }: NodeOpcua, name: string): StatusCode {
  const found = StatusCodes[name]
  if (!found) throw new RangeError(`OPC UA has no status ${name}`)
  return found
}
