import { base, build } from './assets'
import type { LoadPart } from './part'

/** A part right after the first view. The scripts that it shares with others are requested before its own, which imports them, is there. */
export const laterPart = <P>(name: string, load: LoadPart<P>) => ({
  name,
  load: Object.assign(() => {
    const [, ...shared] = build().parts[name]?.split('.+') ?? []
    for (const hash of shared) import(`${base}shared-${hash}.js`).catch(() => {})
    return load()
  }, load)
})
