import { assembleContract } from '../../.build/contract.mjs'

export type Node = Record<string, unknown>

interface Found {
  node: Node
  path: string[]
}

export const contract = assembleContract()

/** All objects of the contract with the path to them. */
export const nodes = [...nodesIn(contract)]

const isOutsideExamples = ({ path }: Found) => !path.includes('example') && !path.includes('examples')
export const schemaNodes = nodes.filter(isOutsideExamples)

function* nodesIn(value: unknown, path: string[] = []): Generator<Found> {
  if (typeof value !== 'object' || value === null) return
  // A JSON object or array: its entries can be read by name.
  const node = value as Node
  yield { node, path }
  for (const [key, part] of Object.entries(node)) yield* nodesIn(part, [...path, key])
}
