import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Button } from '../../../src/ui/page/button'
import { IconButton } from '../../../src/ui/page/icon-button'
import { byRole, click, press } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('button')
test.after.each(cleanup)

const button = () => byRole<HTMLButtonElement>('button')

test('calls its handler on click', () => {
  let presses = 0
  render(<Button onClick={() => presses++}>Save</Button>)
  click(button())
  assert.is(presses, 1)
  assert.is(button().type, 'button')
})

test('is disabled while its action is running', () => {
  render(<Button busy>Save</Button>)
  assert.ok(button().disabled)
  assert.is(button().getAttribute('aria-busy'), 'true')
  assert.is(button().textContent, 'Save')
})

test('labels an icon button and exposes its pressed state', () => {
  let shown = false
  render(<IconButton icon="eye" label="Show password" pressed={false} onClick={() => (shown = true)} />)
  const eye = byRole('button', { name: 'Show password' })
  assert.is(eye.getAttribute('aria-pressed'), 'false')
  eye.focus()
  press('Enter')
  assert.ok(shown)
})

test.run()
