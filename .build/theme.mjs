import { readFileSync } from 'node:fs'

const TOKENS = 'tokens.css'
const SYSTEM_DARK =
  /@media screen and \(prefers-color-scheme: dark\) \{\s*html:not\(\[data-theme="light"\]\) (\{[^}]*\})\s*\}/

/** The dark colours of the system are also those that a user chooses; no selector says both. */
function withChosenDark(css) {
  const [, colours] = SYSTEM_DARK.exec(css) ?? []
  if (!colours) throw new Error(`${TOKENS} has no colours for a dark system`)
  return `${css}@media screen { html[data-theme="dark"] ${colours} }`
}

export const themePlugin = {
  name: 'theme',
  setup(build) {
    build.onLoad({ filter: new RegExp(`${TOKENS}$`) }, ({ path }) => ({
      contents: withChosenDark(readFileSync(path, 'utf8')),
      loader: 'css'
    }))
  }
}
