import '../../setup/dom'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { iconsUrl } from '../../../src/lib/browser/assets'
import { Icon } from '../../../src/ui/page/icon'
import { cleanup, render } from '../../setup/screen'

const test = suite('icon')
test.after.each(cleanup)

test('shows a symbol of the sprite, hidden from screen readers', () => {
  render(<Icon name="home" />)
  const icon = document.querySelector('svg')!
  assert.is(icon.getAttribute('aria-hidden'), 'true')
  assert.is(icon.querySelector('use')?.getAttribute('href'), `${iconsUrl()}#home`)
})

test('has a name for each symbol of the sprite and no others', () => {
  const names = [...readFileSync('src/ui/page/icon.tsx', 'utf8').matchAll(/\| '([a-z-]+)'/g)].map(([, name]) => name)
  const symbols = [...readFileSync('static/icons.svg', 'utf8').matchAll(/id="([a-z-]+)"/g)].map(([, id]) => id)
  assert.equal(symbols.sort(), names.sort())
})

test.run()
