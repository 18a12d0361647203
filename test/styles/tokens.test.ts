import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from '../build/load'

interface Tools {
  weakPairs(tokens: Record<string, string>): string[]
  readThemes(): Record<string, Record<string, string>>
}

const test = suite<Tools>('tokens')

test.before(async context => {
  Object.assign(context, await load('contrast.mjs'), await load('theme.mjs'))
})

test('text is read at 4.5 to 1, and borders of controls and graphics are seen at 3 to 1', ({
  weakPairs,
  readThemes
}) => {
  const { light, dark } = readThemes()
  assert.equal([weakPairs(light!), weakPairs(dark!)], [[], []])
  assert.is.not(weakPairs({ ...light!, edge: '#ccc' }).length, 0)
})

test.run()
