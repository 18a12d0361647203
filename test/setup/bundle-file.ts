import { assembleDocument } from '../../.build/contract.mjs'
import { contractUrl } from '../../src/lib/browser/contract-url'

/** What the panel's web server sends of the bundle where the virtual panel is called without it: the API description. */
export function bundleFile(url: string): Response | undefined {
  return url === contractUrl ? Response.json(assembleDocument()) : undefined
}
