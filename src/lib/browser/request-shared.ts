import { base, build } from './assets'
import type { LoadPart } from './part'

/** A part right after the first view: requests the scripts that it shares with others before its own, which imports them, is there. */
export function withShared<P>(name: string, load: LoadPart<P>) {
  const loadAll = () => {
    const [, ...shared] = build().parts[name]?.split('.+') ?? []
    for (const hash of shared) import(`${base}shared-${hash}.js`).catch(() => {})
    return load()
  }
  return { name, load: Object.assign(loadAll, load) }
}
