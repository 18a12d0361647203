import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readManifests } from '../../.build/manifests.mjs'
import { type BuiltVariant, buildVariant } from '../setup/variant-dist'
import { load } from './load'

const WITHOUT = ['codesys', 'secs-gem', 'easyaccess', 'webview', 'recipe']
/** Those that belong to them are left out too. */
const ABSENT = [...WITHOUT, 'backup-recipe', 'webview-setting']
const CALLS = /\/(features\/(codesys|secs-gem|easyaccess|webview)|project\/recipes?)\b/

const test = suite<{ built: BuiltVariant }>('variants')

test.before(async context => {
  context.built = await buildVariant({ brand: 'evergreen', without: WITHOUT })
})

const textsOf = ({ files }: BuiltVariant, ending: RegExp) =>
  [...files].flatMap(([path, text]) => (ending.test(path) ? [{ path, text: String(text) }] : []))

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

test('a build without some screens has no problems', ({ built }) => {
  assert.equal(built.problems, [])
})

test('it has no file, route, permission, call or text of them', ({ built }) => {
  const { screens } = readManifests()
  const names = [...built.files.keys()].map(path => path.replace('static/', ''))
  const segments = ABSENT.map(name => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
  const english: Record<string, string> = readJson('locales/en.json')
  const isOwn = (key: string) => segments.includes(key.split('.')[0]!)
  const others = new Set(Object.entries(english).flatMap(([key, text]) => (isOwn(key) ? [] : [text])))
  const own = Object.entries(english).flatMap(([key, text]) => (isOwn(key) && !others.has(text) ? [text] : []))
  assert.ok(own.length > 300)

  const scripts = textsOf(built, /\.js$/)
  const words = textsOf(built, /\.en\.json$/).flatMap(({ text }) => Object.values<string>(JSON.parse(text)))
  for (const name of ABSENT) {
    const { path, group } = screens.find(screen => screen.name === name)!
    const address = path ?? `/app/${group}/${name}`
    assert.equal(
      names.filter(file => file.startsWith(`${name}-`)),
      [],
      name
    )
    for (const route of [`"${address}"`, `${name}:["${group}"`, `"${name}":["${group}"`])
      assert.equal(
        scripts.filter(({ text }) => text.includes(route)).map(({ path }) => path),
        [],
        route
      )
  }
  assert.equal(
    scripts.flatMap(({ path, text }) => (CALLS.test(text) ? [`${path}: ${CALLS.exec(text)![0]}`] : [])),
    []
  )
  assert.equal(
    words.filter(text => own.includes(text)),
    []
  )
})

test('its contract has none of their tags, calls and sockets, and nothing in it refers to what is left out', ({
  built
}) => {
  const { text } = textsOf(built, /openapi-\w+\.json$/)[0]!
  const document = JSON.parse(text)
  const tags: string[] = document.tags.map(({ name }: { name: string }) => name)
  assert.equal(
    tags.filter(name => ABSENT.includes(name)),
    []
  )
  assert.ok(tags.includes('opcua'))
  const places = [...Object.keys(document.paths), ...Object.keys(document['x-sockets'])]
  assert.equal(
    places.filter(path => CALLS.test(path) || path.startsWith('/ws/webview')),
    []
  )
  const missing = [...text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)]
  assert.equal(
    missing.filter(([, kind, name]) => !document.components[kind!][name!]).map(([reference]) => reference),
    []
  )
  assert.is(document.components.schemas.CodesysRuntime, undefined)
  assert.ok(document.components.schemas.AddressInUseDetails)
})

test('its scripts do not have what commands of these screens interrupt', ({ built }) => {
  const scripts = textsOf(built, /\.js$/)
  const named = scripts.filter(({ text }) => /lists:\["(factory_hosts|remote_access)"\]/.test(text))
  assert.equal(
    named.map(({ path }) => path),
    []
  )
  assert.ok(scripts.some(({ text }) => /lists:\["ftp_clients"\]/.test(text)))
})

test('the brand is in the page, its sheet and its scripts', ({ built }) => {
  const page = String(built.files.get('index.html'))
  const logo = [...built.files.keys()].find(path => /logo-\w+\.svg$/.test(path))!
  assert.match(page, '<title>Evergreen HMI</title>')
  assert.match(page, '<b lang="ja">Evergreen HMI</b>')
  assert.match(page, '<meta name="theme-color" content="#12291f">')
  assert.match(page, '--accent:#17714a')
  assert.match(page, 'html[data-theme=dark]{')
  assert.is(page.split('--accent:#5fd196').length, 3, 'for a dark system, and for who chooses it')
  assert.ok(page.includes(`url(/admin/${logo})`))
  assert.ok(page.includes('115c3b'), 'the icon')
  assert.not.match(page, /\sstyle=/)
  assert.equal(
    readFileSync(join(built.folder, 'admin', logo), 'utf8'),
    readFileSync('test/brands/evergreen/logo.svg', 'utf8')
  )
  const login = textsOf(built, /static\/login-\w+\.js$/)[0]!.text
  assert.match(login, 'For the operators of this plant only.')
  assert.match(login, 'https://docs.evergreen.example/hmi')
})

test('every screen that panels may lack can be left out', async () => {
  const names = readManifests().screens.flatMap(({ name, optional }) => (optional ? [name] : []))
  const { problems, files } = await buildVariant({ without: names })
  assert.equal(problems, [])
  assert.equal(
    [...files.keys()].filter(path => names.some(name => path.startsWith(`static/${name}-`))),
    []
  )
})

test('only screens that panels may lack can be left out', async () => {
  const { absentScreens } = await load<{ absentScreens(names: string[]): { name: string }[] }>('variant.mjs')
  assert.throws(
    () => absentScreens(['dashboard', 'codesys']),
    /--without dashboard: these screens can be left out: api-doc, .*codesys/
  )
  assert.equal(
    absentScreens(['webview'])
      .map(({ name }) => name)
      .sort(),
    ['webview', 'webview-setting']
  )
})

test.run()
