import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from './load'

interface Sheets {
  buildSheets(paths: string[]): Promise<{ css(path: string): string; classNames(path: string): string }>
  assembleSheets(
    paths: string[],
    build: { css(path: string): string; sheetOf(path: string): string; isOnKit(name: string): boolean }
  ): Promise<Map<string, string>>
}

const PLAIN = 'src/styles/reset.css'
const MODULES = ['src/ui/page/button.module.css', 'src/ui/page/page.module.css']
const test = suite<Sheets>('sheets')

test.before(async context => {
  Object.assign(context, await load('sheets.mjs'))
})

test('a sheet has the names that its module exports, and no two modules share one', async ({ buildSheets }) => {
  const { css, classNames } = await buildSheets([PLAIN, ...MODULES])
  const names = MODULES.map(path => Object.values<string>(JSON.parse(classNames(path))))
  MODULES.forEach((path, index) => {
    for (const name of names[index]!.flatMap(name => name.split(' ')))
      assert.match(css(path), new RegExp(`[. ]${name}\\b`))
  })
  assert.equal(
    names[0]!.filter(name => names[1]!.includes(name)),
    []
  )
  assert.is(classNames(PLAIN), '{}')
})

test('the dark colours of the system are also those that a user chooses', async ({ buildSheets }) => {
  const path = 'src/styles/tokens.css'
  const { css } = await buildSheets([path])
  const [system, chosen] = ['html:not([data-theme=light])', 'html[data-theme=dark]'].map(selector => {
    const [, colours] = css(path).split(`${selector} {`)
    return colours?.slice(0, colours.indexOf('}'))
  })
  assert.match(system ?? '', '--bg: #0f151b;')
  assert.is(chosen, system)
})

test('a sheet that was not built is an error, not a text', async ({ buildSheets }) => {
  const { css } = await buildSheets([PLAIN])
  assert.throws(() => css('src/ui/missing.css'), /no sheet for src\/ui\/missing\.css/)
})

test('sheets of one name are one, in the order of their files', async ({ assembleSheets }) => {
  const sheets = await assembleSheets(['3', '1', '2'], {
    css: path => `.x${path} { order: ${path} }`,
    sheetOf: path => (path === '1' ? 'wifi' : 'kit'),
    isOnKit: () => false
  })
  assert.equal(Object.fromEntries(sheets), { kit: '.x3{order:3}.x2{order:2}', wifi: '.x1{order:1}' })
})

test('a part on the kit that has few rules has them in the kit, whose request is sent anyway', async ({
  assembleSheets
}) => {
  const parts = ['kit', 'login', 'wifi', 'opcua']
  const sheets = await assembleSheets(['0', '1', '2', '3'], {
    css: path => `.x${path} { order: ${path === '3' ? '1'.repeat(400) : path} }`,
    sheetOf: path => parts[Number(path)] ?? '',
    isOnKit: name => ['wifi', 'opcua'].includes(name)
  })
  assert.equal([...sheets.keys()], ['kit', 'login', 'opcua'])
  assert.is(sheets.get('kit'), '.x0{order:0}.x2{order:2}')
})

test.run()
