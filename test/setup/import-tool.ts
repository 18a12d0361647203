import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Comes from test/tools/run-bundled.mjs, as code that V8 has kept cannot import anything by itself. */
declare const importModule: (specifier: string) => Promise<unknown>

/** Loads a module that is no part of the bundle of tests, by its path from the root. */
export async function importTool<T>(path: string): Promise<T> {
  // Tools are JavaScript: the caller states the type of what it uses.
  return (await importModule(pathToFileURL(join(process.cwd(), path)).href)) as T
}
