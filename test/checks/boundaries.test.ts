import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importsOf } from './imports'
import { filesIn, foldersIn, isGenerated, read, readJson, SOURCES } from './sources'

/** Folders of src that each folder may import, besides itself. */
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

/** The folders of ui: each may import those before it. */
const UI_ORDER =
  'focus page card status form dialog paper certificate filter table tree impact qr-code target media table-file'.split(
    ' '
  )

/** With the empty one after the last line break. The modules of api are one for each tag, however short. */
const CRUMB_LINES = 15

const TEXTS = 'locales/en.json'
const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json')

const imports = SOURCES.flatMap(path => importsOf(path).map(imported => ({ path, ...imported })))
const internal = imports.filter(({ target }) => target.startsWith('src/'))
const isView = (path: string) => folderOf(path) === 'screens' && path.endsWith('.tsx')
const isCall = ({ target, typeOnly }: (typeof internal)[number]) =>
  folderOf(target) === 'api' && !target.startsWith('src/api/generated/limits/') && !typeOnly

const test = suite('boundaries')

test('each folder of src imports only what its layer allows', () => {
  const wrong = internal.filter(({ path, target }) => {
    const from = folderOf(path)
    return from !== folderOf(target) && !MAY_IMPORT[from]?.includes(folderOf(target))
  })
  assert.equal(wrong.map(describe), [])
})

test('each folder of ui imports only those before it', () => {
  assert.equal(foldersIn('src/ui').sort(), [...UI_ORDER].sort())
  const place = (path: string) => UI_ORDER.indexOf(subfolderOf(path))
  const withinUi = internal.filter(({ path, target }) => folderOf(path) === 'ui' && folderOf(target) === 'ui')
  assert.equal(withinUi.filter(({ path, target }) => place(target) > place(path)).map(describe), [])
})

test('no screen imports another', () => {
  const wrong = internal.filter(
    ({ path, target }) =>
      folderOf(path) === 'screens' && folderOf(target) === 'screens' && subfolderOf(path) !== subfolderOf(target)
  )
  assert.equal(wrong.map(describe), [])
})

test('app imports screens only when they are opened', () => {
  const toScreens = internal.filter(({ path, target }) => folderOf(path) === 'app' && folderOf(target) === 'screens')
  assert.equal(toScreens.filter(({ lazy }) => !lazy).map(describe), [])
})

test('src has no circle of imports, not even of types or of what is loaded later', () => {
  assert.equal(circles(), [])
})

test('what is short and used by one file of its layer is in that file, unless it is loaded later', () => {
  const crumbs = SOURCES.filter(path => folderOf(path) !== 'api' && read(path).split('\n').length <= CRUMB_LINES)
  const wrong = crumbs.filter(path => {
    const [importer, ...others] = new Map(internal.filter(it => it.target === path).map(it => [it.path, it])).values()
    if (!importer || others.length > 0 || importer.lazy || folderOf(importer.path) !== folderOf(path)) return false
    // A view may not have the calls of its form.
    return !isView(importer.path) || !internal.some(it => it.path === path && isCall(it))
  })
  assert.equal(wrong, [])
})

test('views of screens import only types and limits of api', () => {
  const wrong = internal.filter(it => isView(it.path) && isCall(it))
  assert.equal(wrong.map(describe), [])
})

test('src imports nothing from outside but the type of its texts', () => {
  const external = imports.filter(({ target }) => /^(\.|\/|locales|static|test|node_modules)/.test(target))
  const wrong = external.filter(({ target, typeOnly }) => target !== TEXTS || !typeOnly)
  assert.equal(wrong.map(describe), [])
})

test('src imports only packages listed as dependencies', () => {
  const packages = imports.filter(({ target }) => /^[@\w]/.test(target) && !/^(src|locales)\//.test(target))
  assert.equal(packages.filter(({ target }) => !(packageOf(target) in dependencies)).map(describe), [])
})

test('only the chart imports uPlot', () => {
  const wrong = imports.filter(({ path, target }) => packageOf(target) === 'uplot' && folderOf(path) !== 'chart')
  assert.equal(wrong.map(describe), [])
})

test('the virtual panel imports only the generated types of the console, so that it validates on its own', () => {
  const fromPanel = filesIn('test/panel', /\.(tsx?|m?js)$/).flatMap(path =>
    importsOf(path).map(it => ({ path, ...it }))
  )
  const wrong = fromPanel.filter(
    ({ target, typeOnly }) => target.startsWith('src/') && !(typeOnly && isGenerated(target))
  )
  assert.equal(wrong.map(describe), [])
  // Helpers of tests use the console, so that they would be a detour.
  const detours = fromPanel.filter(
    ({ path, target }) => /^test\/(?!panel\/)/.test(target) && !path.endsWith('.test.ts')
  )
  assert.equal(detours.map(describe), [])
})

test('the conformance run knows nothing of the virtual panel but how it reads the contract and the headers', () => {
  const shared = [
    'test/panel/http/contract-document.ts',
    'test/panel/http/secrets.ts',
    'test/panel/server/header-rules.ts'
  ]
  const fromRun = filesIn('test/conform', /^(?!.*\.test\.ts$).*\.ts$/).flatMap(path =>
    importsOf(path).map(it => ({ path, ...it }))
  )
  const wrong = fromRun.filter(
    ({ target }) => !/^(test\/conform\/|\.build\/|node:|\w+(-\w+)*(\/dist\/.*)?$)/.test(target)
  )
  assert.equal(wrong.filter(({ target }) => !shared.includes(target)).map(describe), [])
})

test('every import resolves to a file', () => {
  const unresolved = internal.filter(({ target }) => !/\.\w+$/.test(target))
  assert.equal(unresolved.map(describe), [])
})

/** The imports around each circle. */
function circles(): string[] {
  const found: string[] = []
  const trail: string[] = []
  const visited = new Set<string>()
  const visit = (path: string) => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (visited.has(path)) return
    visited.add(path)
    trail.push(path)
    for (const { target } of internal.filter(imported => imported.path === path)) visit(target)
    trail.pop()
  }
  for (const path of SOURCES) visit(path)
  return found
}

function folderOf(path: string): string {
  return path.split('/')[1] ?? ''
}

function subfolderOf(path: string): string {
  return path.split('/')[2] ?? ''
}

function packageOf(target: string): string {
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/')
}

function describe({ path, target }: { path: string; target: string }): string {
  return `${path} → ${target}`
}

test.run()
