import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SkipLink } from '../../../src/ui/focus/skip-link'
import { byRole, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('skip link')
test.after.each(cleanup)

test('moves the focus to the content of the page', () => {
  render(
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <main id="main" tabIndex={-1} />
    </>
  )
  click(byRole('link', { name: 'Skip to content' }))
  assert.is(document.activeElement, byRole('main'))
})

test.run()
