import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Notices } from '../../../src/ui/status/notices'
import { byRole, byText, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('notices')
test.after.each(cleanup)

test('distinguish success and failure', () => {
  render(
    <Notices
      onDismiss={() => {}}
      list={[
        { id: 1, kind: 'done', message: 'common.copied' },
        { id: 2, kind: 'failed', message: 'common.copyFailed', details: 'EIO' }
      ]}
    />
  )
  assert.is(byText('Copied').getAttribute('role'), 'status')
  assert.match(byRole('alert').textContent ?? '', /copy it.*Details.*EIO/)
})

test('can be dismissed', () => {
  let closed = 0
  render(<Notices list={[{ id: 7, kind: 'failed', message: 'common.copyFailed' }]} onDismiss={id => (closed = id)} />)
  click(byRole('button', { name: 'Close' }))
  assert.is(closed, 7)
})

test.run()
