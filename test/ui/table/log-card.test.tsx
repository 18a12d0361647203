import '../../setup/dom'
import { atom } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { polled } from '../../../src/lib/remote/polled'
import type { Rows } from '../../../src/lib/remote/row-pages'
import { LogCard, LogStatus } from '../../../src/ui/table/log-card'
import { byRole, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('log card')
test.after.each(cleanup)

test('says how many rows match, and announces it for each filter and not for each new row', async () => {
  const ALL = {}
  let answer: Rows<unknown> = { query: ALL, total: 12041, newest: 1, newer: 0, pages: new Map() }
  const $rows = polled(async () => answer, { everySeconds: 60 })
  const $reading = atom(false)
  const shown = { $rows, $paused: atom(false), $reading, show() {}, pause() {}, resume() {} }
  const texts = { label: 'Log', none: 'None', hint: '', actions: '', filters: '' }
  const printed = { limits: () => [{ label: 'Text', value: 'jam' }], read: async () => ({ items: [], total: 0 }) }
  render(
    <LogCard of={shown} printed={printed} columns={[]} keyOf={() => ''} status={<LogStatus of={shown} />} {...texts} />
  )
  assert.ok(document.body.textContent?.includes('Text: jam'))
  const status = () => byRole('status')
  const read = async (next: Partial<Rows<unknown>>) => {
    answer = { ...answer, ...next }
    await $rows.reload()
  }
  const isAnnounced = () => status().getAttribute('aria-live') === 'polite'

  await until(() => status().textContent === '12\u00a0041 entries')
  await read({ total: 12042 })
  await until(() => status().textContent === '12\u00a0042 entries')
  assert.not(isAnnounced())

  $reading.set(true)
  await until(isAnnounced)
  await read({ query: {}, total: 1 })
  $reading.set(false)
  await until(() => status().textContent === '1 entry')
  assert.ok(isAnnounced())
})

test.run()
