import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from './load'

interface Entry {
  path: string
  name: string
  owner: string
  layers: string[]
}

interface Layers {
  describeLayers(base: string, name: string): string[]
  assignLayers(graph: { entries: Entry[]; reached: Map<string, string[]>; weightOf(path: string): number }): {
    files: Record<string, string[]>
    sheetOf(path: string): string
  }
}

const test = suite<Layers>('layers')

test.before(async context => {
  Object.assign(context, await load('layers.mjs'))
})

/** A console whose parts reach these files of `src/ui`, by name; the base of a part follows its name. */
function assign({ describeLayers, assignLayers }: Layers, parts: Record<string, string[]>, bytes = 100) {
  const bases: Record<string, string> = { login: 'frame', shell: 'frame', dashboard: 'shell' }
  const entries = Object.keys(parts).map(name => ({
    path: `src/screens/${name}/index.tsx`,
    name,
    owner: name === 'main' ? 'frame' : name,
    layers: describeLayers(bases[name] ?? 'kit', name)
  }))
  const files = (names: string[] = []) => names.map(file => `src/ui/${file}.tsx`)
  const reached = new Map(entries.map(({ path, name }) => [path, [...files(parts[name]), path]]))
  const { files: layers, sheetOf } = assignLayers({ entries, reached, weightOf: () => bytes })
  return {
    layerOf: (file: string) => Object.keys(layers).find(name => layers[name]?.includes(`src/ui/${file}.tsx`)),
    sheetOf: (file: string) => sheetOf(`src/ui/${file}.tsx`)
  }
}

test('what parts share is in the first layer that is loaded before all of them', context => {
  const { layerOf } = assign(context, {
    main: ['app'],
    login: ['field', 'both', 'own'],
    shell: ['bar', 'both'],
    dashboard: ['card'],
    wifi: ['field', 'card', 'table', 'app'],
    email: ['table']
  })
  const layers = ['app', 'both', 'field', 'bar', 'card', 'table', 'own'].map(layerOf)
  assert.equal(layers, ['frame', 'frame', 'fields', 'shell', 'shell', 'kit', undefined])
})

test('what few parts share is in a chunk of its own where that is worth a request', context => {
  const parts = { wifi: ['radio'], hotspot: ['radio'], email: [], recipe: [], ethernet: [] }
  assert.is(assign(context, parts, 5000).layerOf('radio'), undefined)
  assert.is(assign(context, parts, 50).layerOf('radio'), 'kit')
  assert.is(assign(context, parts, 5000).sheetOf('radio'), 'kit')
})

test('what only late parts share with others is no part of the first visit, where that is worth a request', ({
  describeLayers,
  assignLayers
}) => {
  const entry = (name: string, kind: string, base: string) => {
    return { path: `src/app/${name}.tsx`, name, kind, owner: name, layers: describeLayers(base, name) }
  }
  const [bell, wifi] = [entry('bell', 'dialog', 'shell'), entry('wifi', 'screen', 'kit')]
  const dashboard = entry('dashboard', 'screen', 'shell')
  const shellWith = (parts: Entry[], bytes: number) => {
    const reached = new Map(parts.map(({ path }) => [path, ['src/ui/mark.tsx', path]]))
    return assignLayers({ entries: parts, reached, weightOf: () => bytes }).files.shell
  }
  assert.equal(shellWith([bell, wifi], 5000), [])
  assert.equal(shellWith([bell, wifi], 50), ['src/ui/mark.tsx'])
  assert.equal(shellWith([bell, dashboard], 5000), ['src/ui/mark.tsx'])
})

test('what many parts share is in the kit however much it weighs', context => {
  const parts = { wifi: ['table'], hotspot: ['table'], email: ['table'], recipe: ['table'], ethernet: ['table'] }
  assert.is(assign(context, parts, 5000).layerOf('table'), 'kit')
})

test('the sheet of a file is that of its layer or of the only part that has it; the login page has its own in the frame', context => {
  const { sheetOf } = assign(context, {
    main: [],
    login: ['form'],
    shell: ['bar'],
    wifi: ['radio', 'table'],
    email: ['table']
  })
  assert.equal(['form', 'bar', 'radio', 'table'].map(sheetOf), ['frame', 'shell', 'wifi', 'kit'])
})

test.run()
