import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from './load'

interface Script {
  name: string
  text: string
  entry?: string
  imports: string[]
  has(path: string): boolean
}

interface Named {
  texts: Map<string, string>
  hashes: Map<string, string>
}

interface Scripts {
  nameScripts(
    scripts: Script[],
    options: {
      entries: Array<{ path: string; name: string; kind: string; layers: string[]; namedBy?: string }>
      layerFiles: Record<string, string[]>
      extrasOf(name: string): string[]
      laterParts(hashes: Map<string, string>, part?: string): Record<string, string>
    }
  ): Named
}

const LAYER_FILES = { frame: ['src/ui/button.tsx'], fields: [], shell: [], kit: [] }
const ENTRIES = ['shell', 'wifi', 'email', 'email-test'].map(name => ({
  path: `src/${name}.tsx`,
  name,
  kind: 'dialog',
  layers: ['frame', 'shell', 'kit'],
  ...(name === 'email-test' && { namedBy: 'email' })
}))
const test = suite<Scripts>('scripts')

test.before(async context => {
  Object.assign(context, await load('scripts.mjs'))
})

function name({ nameScripts }: Scripts, changes: { button?: string; wifiTexts?: string } = {}): Named {
  const { button = 'button', wifiTexts = '{}' } = changes
  const entries = ENTRIES.map(({ path, name }) => ({
    name: `${name}.js`,
    text: `import"./chunk-A.js";${name}`,
    entry: path,
    imports: ['chunk-A.js'],
    has: () => false
  }))
  const layer = { name: 'chunk-A.js', text: button, imports: [], has: (path: string) => path === 'src/ui/button.tsx' }
  return nameScripts([...entries, layer], {
    entries: ENTRIES,
    layerFiles: LAYER_FILES,
    extrasOf: part => (part === 'wifi' ? [wifiTexts] : []),
    laterParts: (hashes, part) =>
      Object.fromEntries([...hashes].filter(([name]) => ENTRIES.some(it => it.name === name && it.namedBy === part)))
  })
}

const namesOf = ({ texts }: Named) => [...texts.keys()].sort()

test('a script is named after its content, and named so where it is imported', context => {
  const { texts } = name(context)
  const layer = [...texts.keys()].find(file => file.startsWith('layer-frame-'))
  assert.match(layer ?? '', /^layer-frame-[a-z0-9]{5}\.js$/)
  const wifi = [...texts].find(([file]) => file.startsWith('wifi-'))
  assert.is(wifi?.[1], `import"./${layer}";wifi`)
})

test('the script of a part knows those that it alone loads', context => {
  const { texts, hashes } = name(context)
  const startOf = (part: string) => [...texts].find(([file]) => new RegExp(`^${part}-\\w{5}\\.js$`).test(file))?.[1]
  assert.match(startOf('email') ?? '', `"email-test":"${hashes.get('email-test')}"`)
  assert.not.match(startOf('shell') ?? '', 'email-test')
})

test('the script of the shell knows the parts that are loaded later', context => {
  const { texts, hashes } = name(context)
  const shell = [...texts].find(([file]) => file.startsWith('shell-'))
  assert.match(shell?.[1] ?? '', `"wifi":"${hashes.get('wifi')}"`)
})

test('other texts of a part rename that part and the shell, and nothing else', context => {
  const before = namesOf(name(context))
  const changed = namesOf(name(context, { wifiTexts: '{"a":"b"}' })).filter(file => !before.includes(file))
  assert.equal(
    changed.map(file => file.split('-')[0]),
    ['shell', 'wifi']
  )
})

test('a change of a layer renames what imports it', context => {
  const before = namesOf(name(context))
  assert.equal(
    namesOf(name(context, { button: 'other' })).filter(file => before.includes(file)),
    []
  )
})

test.run()
