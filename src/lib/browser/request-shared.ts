import { base, build } from './assets'

/** Requests the scripts that a part right after the first view shares with others, before its own, which imports them, is there. */
export function requestShared(part: string): void {
  const [, ...shared] = build().parts[part]?.split('.+') ?? []
  for (const hash of shared) import(`${base}shared-${hash}.js`).catch(() => {})
}
