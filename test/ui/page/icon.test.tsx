import '../../setup/dom'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { iconsUrl, screenIconsUrl } from '../../../src/lib/browser/assets'
import { Icon, type IconName } from '../../../src/ui/page/icon'
import { cleanup, render } from '../../setup/screen'

const test = suite('icon')
test.after.each(cleanup)

const read = (path: string) => readFileSync(path, 'utf8')
const idsOf = (sprite: string) => [...read(sprite).matchAll(/id="([a-z-]+)"/g)].map(([, id]) => id!)

test('shows a symbol of the sprite, hidden from screen readers', () => {
  render(<Icon name="home" />)
  const icon = document.querySelector('svg')!
  assert.is(icon.getAttribute('aria-hidden'), 'true')
  assert.is(icon.querySelector('use')?.getAttribute('href'), `${iconsUrl()}#home`)
})

test('takes what no first visit shows from the sprite of the screens', () => {
  for (const name of idsOf('static/screen-icons.svg')) {
    render(<Icon name={name as IconName} />)
    assert.is(document.querySelector('use')?.getAttribute('href'), `${screenIconsUrl()}#${name}`)
    cleanup()
  }
})

test('has a name for each symbol of the sprites and no others', () => {
  const names = [...read('src/ui/page/icon.tsx').matchAll(/(?:\| |^ {2})'([a-z-]+)'/gm)].map(([, name]) => name!)
  const symbols = [...idsOf('static/icons.svg'), ...idsOf('static/screen-icons.svg')]
  assert.equal(symbols.sort(), names.sort())
})

test.run()
