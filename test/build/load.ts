import { importTool } from '../setup/import-tool'

/** A part of the build, which is no TypeScript; the caller states its type. */
export const load = <T>(name: string): Promise<T> => importTool<T>(`.build/${name}`)

/** What the build reads of a TypeScript file. */
export interface Source {
  texts: Array<{ value: string; line: number }>
  beginnings: Array<{ value: string }>
  lazyImports: Array<{ value: string; layer: string | undefined }>
}

export type ReadSource = (path: string, text: string) => Source
