import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from './load'

type Texts = Record<string, string>

interface Brand {
  name?: Texts
  colours?: Record<string, Texts>
  manual?: { title: Texts; url: Texts }
  note?: Texts
  logo?: { ratio: number }
}

interface Context {
  folder: string
  readBrand(path: string, locales: Record<string, Texts>): Brand
  withBrandTexts(locales: Record<string, Texts>, brand: Brand): Record<string, Texts>
  brandSheet(brand: object, tile: string): string
  readThemes(colours: Brand['colours']): Record<'light' | 'dark', Texts>
}

const LOCALES = {
  en: { 'frame.product': 'Operator panel', 'login.purpose': 'Log in.', 'common.lan': 'LAN {{number}}' },
  ja: { 'frame.product': '表示器', 'login.purpose': 'ログイン', 'common.lan': 'LAN {{number}}' }
}
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z"/></svg>'

const test = suite<Context>('brand')

test.before(async context => {
  Object.assign(context, await load('brand.mjs'), await load('brand-files.mjs'), await load('theme.mjs'))
  context.folder = mkdtempSync(join(tmpdir(), 'brand-'))
})

test.after(({ folder }) => rmSync(folder, { recursive: true, force: true }))

const put = ({ folder }: Context, name: string, text: string) => writeFileSync(join(folder, name), text)

const readIn = (context: Context, brand: object) => {
  put(context, 'brand.json', JSON.stringify(brand))
  return context.readBrand(context.folder, LOCALES)
}

/** What is said of a brand, without the path of its file. */
function problemsOf(context: Context, brand: object): string[] {
  try {
    readIn(context, brand)
    return []
  } catch (error) {
    return String((error as Error).message)
      .split('\n')
      .map(line => line.replace(/^.*brand\.json: /, ''))
  }
}

test('an empty brand changes nothing', context => {
  const { readBrand, withBrandTexts } = context
  assert.equal(problemsOf(context, {}), [])
  assert.equal(withBrandTexts(LOCALES, readBrand(join(context.folder, 'brand.json'), LOCALES)), LOCALES)
})

test('one text counts for all languages, and English for those without one', context => {
  assert.equal(readIn(context, { name: 'Acme', note: { en: 'Ours.' } }).note, { en: 'Ours.', ja: 'Ours.' })
  const brand = readIn(context, {
    name: { en: 'Acme', ja: 'アクメ' },
    texts: { en: { 'login.purpose': 'Come in.' } }
  })
  const texts = context.withBrandTexts(LOCALES, brand)
  assert.equal([texts.en!['frame.product'], texts.ja!['frame.product']], ['Acme', 'アクメ'])
  assert.equal([texts.en!['login.purpose'], texts.ja!['login.purpose']], ['Come in.', 'ログイン'])
})

test('says of each wrong field what is allowed', context => {
  put(context, 'script.svg', SVG.replace('<path', '<script>1</script><path'))
  put(context, 'remote.svg', SVG.replace('<path', '<image href="https://example.com/a.png"/><path'))
  put(context, 'font.woff2', 'no font')
  const cases: [object, string][] = [
    [{ nmae: 'x' }, 'nmae: is not known; allowed: name, logo, favicon, colours, font, manual, language, note, texts'],
    [{ name: '' }, 'name: has to be a text that is not empty'],
    [{ name: 'x'.repeat(41) }, 'name: has 41 characters; allowed: 40'],
    [{ name: { fr: 'x', en: 'x' } }, 'name.fr: is not known; allowed: en, ja'],
    [{ logo: '../logo.svg' }, 'logo: has to be the name of a file beside brand.json'],
    [{ logo: 'no.svg' }, 'logo: no.svg is not beside brand.json'],
    [{ logo: 'script.svg' }, 'logo: script.svg has <script; allowed: an image without scripts and other files'],
    [{ favicon: 'remote.svg' }, 'favicon: remote.svg has href="; allowed: an image without scripts and other files'],
    [{ logo: 'font.woff2' }, 'logo: font.woff2 is no image; allowed: .svg, .png'],
    [{ font: { family: 'Acme', file: 'font.woff2' } }, 'font.file: font.woff2 is no font; allowed: .woff2'],
    [{ font: { family: 'a{}' } }, 'font.family: has to be the name of a font, or a list of names separated by commas'],
    [{ colours: { light: { accent: 'blue' } } }, 'colours.light.accent: "blue" is no colour; allowed: #rgb, #rrggbb'],
    [{ colours: { grey: {} } }, 'colours.grey: is not known; allowed: light, dark'],
    [
      { manual: { title: 'Manual', url: 'javascript:alert(1)' } },
      'manual.url: has to be an address with http:// or https://, or a path of the panel that begins with /'
    ],
    [{ manual: { title: 'Manual' } }, 'manual: needs a title and a url'],
    [{ language: 'fr' }, 'language: "fr" is no language of the console; allowed: en, ja'],
    [{ texts: { en: { 'login.none': 'x' } } }, 'texts.en.login.none: is not known; allowed: the keys of locales'],
    [
      { texts: { en: { 'common.lan': 'Port' } } },
      'texts.en.common.lan: needs the parameters of the text that it replaces: {{number}}'
    ]
  ]
  for (const [brand, problem] of cases) assert.equal(problemsOf(context, brand), [problem])
  assert.match(
    problemsOf(context, { colours: { light: { acent: '#fff' } } })[0]!,
    /^colours\.light\.acent: is not known; .*accent/
  )
  assert.is(problemsOf(context, { name: '', language: 'fr' }).length, 2)
})

test('names each pair of colours that cannot be told apart, with its contrast', context => {
  assert.equal(problemsOf(context, { colours: { light: { muted: '#8a8a8a' } } }).slice(0, 2), [
    'colours.light: muted (#8a8a8a) on bg (#f3f5f7) has a contrast of 3.15, at least 4.5 is required',
    'colours.light: muted (#8a8a8a) on surface (#fff) has a contrast of 3.45, at least 4.5 is required'
  ])
  assert.equal(
    problemsOf(context, { colours: { dark: { edge: '#333' } } })[0],
    'colours.dark: edge (#333) on bg (#0f151b) has a contrast of 1.45, at least 3 is required'
  )
})

test('the side bar has its colours in both themes, unless the dark theme states others', ({ readThemes }) => {
  const darkOf = (colours: NonNullable<Brand['colours']>) => readThemes(colours).dark.sidebar
  assert.is(darkOf({ light: { sidebar: '#14322a' } }), '#14322a')
  assert.is(darkOf({ light: { sidebar: '#14322a' }, dark: { sidebar: '#0a1a16' } }), '#0a1a16')
})

test('a logo keeps its proportions, and a font has the address of its file', context => {
  put(context, 'logo.svg', SVG)
  put(context, 'acme.woff2', 'wOF2 and so on')
  const brand = readIn(context, { logo: 'logo.svg', font: { family: 'Acme Sans', file: 'acme.woff2' } })
  const sheet = context.brandSheet(brand, 'tile')
  assert.match(sheet, /\.tile\{width:64px;.*url\(\/admin\/static\/logo-\w{5}\.svg\)/)
  assert.match(sheet, /@font-face\{font-family:"Acme Sans";.*url\(\/admin\/static\/font-\w{5}\.woff2\)/)
})

test.run()
