import { recall } from './storage'

/** The settings last remembered under the key, as JSON; the first option counts where there is none or an unknown one. */
export function recallOptions<T extends object>(
  key: string,
  options: { [K in keyof T]: readonly [T[K], ...T[K][]] }
): T {
  const stored = parse(recall(key))
  const entries = Object.entries<readonly unknown[]>(options).map(([name, known]) => [
    name,
    known.find(option => option === stored[name]) ?? known[0]
  ])
  // Each entry is one of the options of its key.
  return Object.fromEntries(entries) as T
}

function parse(text = '{}'): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
