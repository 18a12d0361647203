import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importsOf } from './imports'
import { filesIn, isGenerated, readJson, SOURCES } from './sources'

/** A folder of src may import itself and the folders named here; one screen may not import another. */
const MAY_IMPORT: Record<string, string[]> = {
  api: ['lib'],
  app: ['api', 'chart', 'lib', 'screens', 'session', 'stores', 'styles', 'ui'],
  chart: ['lib', 'ui'],
  lib: [],
  screens: ['api', 'chart', 'lib', 'session', 'stores', 'ui'],
  session: ['api', 'lib'],
  stores: ['api', 'lib', 'session'],
  styles: [],
  ui: ['lib']
}

const WORDS = 'locales/en.json'
const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json')

const imports = SOURCES.flatMap(path => importsOf(path).map(imported => ({ path, ...imported })))
const inside = imports.filter(({ target }) => target.startsWith('src/'))
const test = suite('boundaries')

test('each folder of src imports only what its layer may', () => {
  const wrong = inside.filter(({ path, target }) => {
    const from = folderOf(path)
    return from !== folderOf(target) && !MAY_IMPORT[from]?.includes(folderOf(target))
  })
  assert.equal(wrong.map(describe), [])
})

test('no screen imports another', () => {
  const wrong = inside.filter(
    ({ path, target }) =>
      folderOf(path) === 'screens' && folderOf(target) === 'screens' && screenOf(path) !== screenOf(target)
  )
  assert.equal(wrong.map(describe), [])
})

test('views of screens know of api only its types', () => {
  const isView = (path: string) => folderOf(path) === 'screens' && path.endsWith('.tsx')
  const wrong = inside.filter(({ path, target, ofType }) => isView(path) && folderOf(target) === 'api' && !ofType)
  assert.equal(wrong.map(describe), [])
})

test('src imports nothing from outside but the type of its words', () => {
  const outside = imports.filter(({ target }) => /^(\.|\/|locales|static|test|node_modules)/.test(target))
  const wrong = outside.filter(({ target, ofType }) => target !== WORDS || !ofType)
  assert.equal(wrong.map(describe), [])
})

test('src imports only packages that are shipped with it', () => {
  const packages = imports.filter(({ target }) => /^[@\w]/.test(target) && !/^(src|locales)\//.test(target))
  assert.equal(packages.filter(({ target }) => !(packageOf(target) in dependencies)).map(describe), [])
})

test('only the chart knows uPlot', () => {
  const wrong = imports.filter(({ path, target }) => packageOf(target) === 'uplot' && folderOf(path) !== 'chart')
  assert.equal(wrong.map(describe), [])
})

test('the virtual panel knows of the console only the generated types, so that it validates by itself', () => {
  const fromPanel = filesIn('test/panel', /\.ts$/).flatMap(path => importsOf(path).map(it => ({ path, ...it })))
  const wrong = fromPanel.filter(({ target, ofType }) => target.startsWith('src/') && !(ofType && isGenerated(target)))
  assert.equal(wrong.map(describe), [])
})

test('every import leads to a file', () => {
  const lost = inside.filter(({ target }) => !/\.\w+$/.test(target))
  assert.equal(lost.map(describe), [])
})

function folderOf(path: string): string {
  return path.split('/')[1] ?? ''
}

function screenOf(path: string): string {
  return path.split('/')[2] ?? ''
}

function packageOf(target: string): string {
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/')
}

function describe({ path, target }: { path: string; target: string }): string {
  return `${path} → ${target}`
}

test.run()
