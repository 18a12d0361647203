import { join } from 'node:path'
import { importTool } from './import-tool'

export interface Variant {
  /** The folder of a brand in test/brands. */
  brand?: string
  /** The screens that are left out. */
  without?: readonly string[]
}

export interface BuiltVariant {
  folder: string
  /** Texts, and bytes of images and fonts, by path below `admin`. */
  files: Map<string, string | Uint8Array>
  headers: string
  problems: string[]
}

interface BuildTool {
  build(options: { quick: true; folder: string; brand?: string; without?: readonly string[] }): Promise<BuiltVariant>
}

/** Builds a variant of the bundle quickly into a folder of its own. */
export async function buildVariant({ brand, without = [] }: Variant): Promise<BuiltVariant> {
  const { build } = await importTool<BuildTool>('build.mjs')
  const folder = join(process.cwd(), 'node_modules/.cache/variants', [brand ?? 'console', ...without].join('-'))
  const path = brand && { brand: join(process.cwd(), 'test/brands', brand) }
  return { ...(await build({ quick: true, folder, without, ...path })), folder }
}
