import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load, type ReadSource } from './load'

const test = suite<{ readSource: ReadSource }>('source')

test.before(async context => {
  Object.assign(context, await load('source.mjs'))
})

test('a lazy import has the layer that builtOn declares around it', ({ readSource }) => {
  const { lazyImports } = readSource(
    'app.tsx',
    `const login = builtOn('frame', () => import('./login'))\nconst wifi = () => import('./wifi')`
  )
  assert.equal(
    lazyImports.map(({ value, layer }) => ({ value, layer })),
    [
      { value: './login', layer: 'frame' },
      { value: './wifi', layer: undefined }
    ]
  )
})

test('an address that is no text is no part', ({ readSource }) => {
  assert.equal(readSource('chart.ts', 'const load = (address: string) => import(address)').lazyImports, [])
})

test('types and import paths hold no texts', ({ readSource }) => {
  const { texts } = readSource(
    'view.tsx',
    `import a from './a'\nexport { b } from './b'\ntype C = 'c'\nconst d: 'd' = x as 'e'\nconst f = <A b="g">h</A>\n`
  )
  assert.equal(
    texts.map(({ value, line }) => `${line} ${value}`),
    ['5 g']
  )
})

test.run()
