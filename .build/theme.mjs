import { readFileSync } from 'node:fs'

const TOKENS = 'tokens.css'
const LIGHT = /:root (\{[^}]*\})/
const SYSTEM_DARK =
  /@media screen and \(prefers-color-scheme: dark\) \{\s*html:not\(\[data-theme="light"\]\) (\{[^}]*\})\s*\}/

function blockOf(css, pattern) {
  const [, block] = pattern.exec(css) ?? []
  if (!block) throw new Error(`${TOKENS} has no colours for ${pattern === LIGHT ? 'the light theme' : 'a dark system'}`)
  return block
}

const coloursIn = block =>
  Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]))

/**
 * The colours of both themes by their names, with those of a brand in their place. What the dark theme does not state, it has
 * from the light one.
 * @param {string} css
 * @param {import('./brand-files.mjs').Brand['colours']} [colours]
 */
export function readThemes(css, colours = {}) {
  const light = { ...coloursIn(blockOf(css, LIGHT)), ...colours.light }
  return { light, dark: { ...light, ...coloursIn(blockOf(css, SYSTEM_DARK)), ...colours.dark } }
}

/** The values of tokens in place of those that a block has. */
function withTokens(css, pattern, tokens) {
  const block = blockOf(css, pattern)
  const replaced = Object.entries(tokens).reduce((text, [name, value]) => {
    const stated = new RegExp(`--${name}: [^;]*;`)
    return stated.test(text)
      ? text.replace(stated, `--${name}: ${value};`)
      : text.replace('{', `{ --${name}: ${value};`)
  }, block)
  return css.replace(block, replaced)
}

/** The dark colours of the system are also those that a user chooses; no selector says both. */
const withChosenDark = css => `${css}@media screen { html[data-theme="dark"] ${blockOf(css, SYSTEM_DARK)} }`

/**
 * The fonts of a brand come before those of the console.
 * @param {string} css
 * @param {import('./brand-files.mjs').Brand} brand
 */
function withBrand(css, { colours, font }) {
  const [, fonts] = /--sans: ([^;]*);/.exec(css) ?? []
  const sans = font && { sans: `${font.families}, ${fonts}` }
  return withTokens(withTokens(css, LIGHT, { ...colours?.light, ...sans }), SYSTEM_DARK, { ...colours?.dark })
}

export const themePlugin = (brand = {}) => ({
  name: 'theme',
  setup(build) {
    build.onLoad({ filter: new RegExp(`${TOKENS}$`) }, ({ path }) => ({
      contents: withChosenDark(withBrand(readFileSync(path, 'utf8'), brand)),
      loader: 'css'
    }))
  }
})
