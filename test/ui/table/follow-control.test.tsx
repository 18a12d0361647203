import '../../setup/dom'
import { atom } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { polled } from '../../../src/lib/remote/polled'
import type { Rows } from '../../../src/lib/remote/row-pages'
import { FollowControl } from '../../../src/ui/table/follow-control'
import { byRole, byText, click, findByText } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('follow control')
test.after.each(cleanup)

const ROWS: Rows<unknown> = { query: '', total: 3, newest: 3, newer: 2, pages: new Map() }

test('pauses a list, says how many rows wait, and follows it again', async () => {
  const $paused = atom(false)
  const control = { pause: () => $paused.set(true), resume: () => $paused.set(false) }
  render(<FollowControl of={{ $rows: polled(async () => ROWS, { everySeconds: 5 }), $paused, ...control }} />)
  await findByText('Live')
  click(byRole('button', { name: 'Pause' }))
  await findByText('2 new')
  byText('Paused')
  click(byRole('button', { name: 'Show live values' }))
  await findByText('Live')
  assert.is($paused.get(), false)
})

test.run()
