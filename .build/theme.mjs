import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, TOKEN_SHEETS } from './options.mjs'

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

const sheets = () => TOKEN_SHEETS.map(path => readFileSync(join(ROOT, path), 'utf8'))
const coloursOf = (css, pattern) => Object.assign({}, ...css.map(text => coloursIn(blockOf(text, pattern))))

/** Side bar and login page are dark in both themes: a brand states them once, unless the dark theme has others. */
const darkOf = ({ light = {}, dark = {} }) => ({
  ...Object.fromEntries(Object.entries(light).filter(([name]) => /^(sidebar|welcome)/.test(name))),
  ...dark
})

/**
 * The colours of both themes by their names, with those of a brand in their place. What the dark theme does not state, it has
 * from the light one.
 * @param {import('./brand-files.mjs').Brand['colours']} [colours]
 */
export function readThemes(colours = {}, css = sheets()) {
  const light = { ...coloursOf(css, LIGHT), ...colours.light }
  return { light, dark: { ...light, ...coloursOf(css, SYSTEM_DARK), ...darkOf(colours) } }
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
function withBrand(css, { colours = {}, font }) {
  const [, fonts] = /--sans: ([^;]*);/.exec(css) ?? []
  const sans = font && fonts && { sans: `${font.families}, ${fonts}` }
  const own = coloursIn(blockOf(css, LIGHT))
  const ofSheet = (tokens = {}) => Object.fromEntries(Object.entries(tokens).filter(([name]) => name in own))
  return withTokens(
    withTokens(css, LIGHT, { ...ofSheet(colours.light), ...sans }),
    SYSTEM_DARK,
    ofSheet(darkOf(colours))
  )
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
