import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('tokens')

const css = readFileSync('src/styles/tokens.css', 'utf8')
const light = colours(':root')
const dark = { ...light, ...colours('html:not([data-theme="light"])') }

const READ: [string, string[]][] = [
  ['bg', ['text', 'muted', 'accent', 'ok', 'warn', 'bad']],
  ['surface', ['text', 'muted', 'accent', 'ok', 'warn', 'bad']],
  ['sunken', ['text', 'muted', 'accent', 'warn', 'bad']],
  ['accent-weak', ['text', 'muted', 'accent']],
  ['ok-weak', ['text', 'ok']],
  ['warn-weak', ['text', 'warn']],
  ['bad-weak', ['text', 'bad']],
  ['off-weak', ['muted']],
  ['accent', ['on-accent']],
  ['accent-strong', ['on-accent']],
  ['sidebar', ['sidebar-text', 'sidebar-muted', 'sidebar-strong']],
  ['sidebar-brand', ['sidebar-strong', 'sidebar-muted']],
  ['sidebar-hover', ['sidebar-text', 'sidebar-strong']],
  ['sidebar-current', ['sidebar-text', 'sidebar-strong']]
]

const SEEN: [string, string[]][] = [
  ['bg', ['edge']],
  ['surface', ['edge', ...Array.from({ length: 8 }, (_, index) => `series-${index + 1}`)]],
  ['sunken', ['edge', 'ok', 'warn-bar']],
  ['accent-weak', ['edge']],
  ['bad-weak', ['edge']],
  ['sidebar', ['sidebar-mark']]
]

for (const [theme, tokens] of Object.entries({ light, dark })) {
  test(`${theme} text is read at 4.5 to 1`, () => assert.equal(tooWeak(tokens, READ, 4.5), []))
  test(`${theme} borders of controls and graphics are seen at 3 to 1`, () => assert.equal(tooWeak(tokens, SEEN, 3), []))
}

function colours(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]))
}

function tooWeak(tokens: Record<string, string>, pairs: [string, string[]][], least: number): string[] {
  return pairs.flatMap(([ground, names]) =>
    names
      .map(name => [name, contrast(tokens[name]!, tokens[ground]!)] as const)
      .filter(([, ratio]) => ratio < least)
      .map(([name, ratio]) => `${name} on ${ground}: ${ratio.toFixed(2)}`)
  )
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.run()
