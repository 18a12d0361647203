import '../../setup/dom'
import { atom } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { $narrow } from '../../../src/lib/browser/media'
import { polled } from '../../../src/lib/remote/polled'
import type { Rows } from '../../../src/lib/remote/row-pages'
import { LogCard, LogStatus } from '../../../src/ui/table/log-card'
import { allByRole, byRole, click, until } from '../../setup/query'
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
  const printed = { limits: () => [], read: async () => ({ items: [], total: 0 }) }
  render(
    <LogCard of={shown} printed={printed} columns={[]} keyOf={() => ''} status={<LogStatus of={shown} />} {...texts} />
  )
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

test('keeps one row on a phone: frequent actions are in the menu then', async () => {
  const none: Rows<unknown> = { query: {}, total: 0, newest: 0, newer: 0, pages: new Map() }
  const $rows = polled(async () => none, { everySeconds: 60 })
  const log = { $rows, $paused: atom(false), $reading: atom(false), show() {}, pause() {}, resume() {} }
  const printed = { limits: () => [], read: async () => ({ items: [], total: 0 }) }
  const texts = { label: 'Log', none: 'None', hint: '', filters: '' }
  const folded = [{ id: 'clear', text: 'Clear', onPick() {} }]
  const card = <LogCard of={log} printed={printed} columns={[]} keyOf={() => ''} folded={folded} {...texts} />
  render(card)
  byRole('button', { name: 'Clear' })
  cleanup()
  Object.assign($narrow, { get: () => true, value: true })
  render(card)
  assert.is(allByRole('button', { name: 'Clear' }).length, 0)
  click(byRole('button', { name: 'Actions' }))
  await until(() => allByRole('menuitem', { name: 'Clear' }).length === 1)
})

test.run()
