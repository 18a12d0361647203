import '../../setup/dom'
import * as assert from 'uvu/assert'
import { readFindingsAgain } from '../../../src/stores/findings/findings'
import { $findings } from '../../../src/stores/findings/state'
import { alarm, trigger, withoutAlarms } from '../../setup/alarms'
import { mount } from '../../setup/app'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, findByRole, findByText, until } from '../../setup/query'
import { onCleanup, selectLanguage } from '../../setup/screen'
import { holds } from '../../setup/store'

const banner = () => byRole('banner')
const bell = (name: string | RegExp) => findByRole('link', { name })
const reported = () => allByRole('status', { within: banner() }).map(({ textContent }) => textContent)
const read = () => holds($findings, ({ status }) => status === 'known')

test('counts what is not acknowledged by priority on every screen, and leads to it', async ({ panel }) => {
  await trigger(panel, alarm('door'), alarm('stop', { priority: 'emergency' }), alarm('guard'))
  await mount('/app/network/ethernet')
  const link = await bell('Active alarms not acknowledged: Emergency: 1, High: 2')
  assert.is(link.getAttribute('href'), '/app/data/event-log?state=triggered,acknowledged')
  // Each of them, and that of all but the first, which narrow pages show.
  assert.match(link.textContent ?? '', /^Alarms12\+2Active/)
  assert.equal(reported(), [''])
})

test('marks the tab of the browser while an emergency is active', async ({ panel }) => {
  const icon = document.createElement('link')
  Object.assign(icon, { rel: 'icon', href: '/usual.svg' })
  document.head.append(icon)
  await trigger(panel, alarm('stop', { priority: 'emergency', delaySeconds: 60 }))
  await mount('/app/dashboard')
  await bell('No active alarms')
  assert.match(document.title, /^Dashboard/)
  await panel.clock.advance(61_000)
  await until(() => document.title.startsWith('◆ Dashboard'))
  assert.match(icon.href, /^data:image\/svg/)
  Object.assign(panel.state, { alarms: [] })
  icon.remove()
})

test('shows a new alarm within 2 s and reports it once', async ({ panel }) => {
  await trigger(panel, alarm('door', { delaySeconds: 60 }))
  await mount('/app/dashboard')
  await bell('No active alarms')
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    const [text = ''] = reported()
    if (text && seen.at(-1) !== text) seen.push(text)
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  await panel.clock.advance(61_000)
  const before = performance.now()
  await bell('Active alarms not acknowledged: High: 1')
  assert.ok(performance.now() - before < 2500)
  await until(() => seen.length > 0)
  await readFindingsAgain()
  observer.disconnect()
  assert.equal(seen, ['Active alarms not acknowledged: High: 1'])
})

test('says what was reported in the language that is chosen now', async ({ panel }) => {
  onCleanup(() => selectLanguage('en'))
  await trigger(panel, alarm('door', { delaySeconds: 60 }))
  await mount('/app/dashboard')
  await bell('No active alarms')
  await panel.clock.advance(61_000)
  await bell('Active alarms not acknowledged: High: 1')
  await until(() => reported()[0] !== '')
  await selectLanguage('ja')
  await until(() => /[ァ-ン]/.test(reported()[0] ?? ''))
})

test('says when all active alarms are acknowledged', async ({ panel }) => {
  await trigger(panel, alarm('door'))
  await mount('/app/dashboard')
  await bell('Active alarms not acknowledged: High: 1')
  for (const event of panel.events.active())
    event.acknowledged = { at: panel.clock.now(), recordedIn: event.recordedIn, by: 'engineer', comment: '' }
  const link = await bell('Active alarms, all acknowledged: High: 1')
  assert.match(link.textContent ?? '', /^Alarms1/)
})

test('shows no numbers while the panel does not respond', async ({ panel }) => {
  await trigger(panel, alarm('door'))
  await mount('/app/dashboard')
  await bell(/High: 1$/)
  panel.faults.refuse()
  void readFindingsAgain()
  const link = await bell(/^Alarms: unknown \(Last update: 2026\/11\/21 09:41:\d\d\)$/)
  assert.match(link.title, /^Alarms: unknown/)
  assert.match(link.textContent ?? '', /^Alarms\?/)
  panel.faults.clear()
  void readFindingsAgain()
  await bell(/High: 1$/)
})

test('says that nothing is known of the alarms where they could not be read', async ({ panel }) => {
  panel.faults.answer(500, { error_code: 'broken', message: 'no' }, 'GET /system/findings')
  await mount('/app/dashboard')
  const link = await bell('Alarms: unknown')
  assert.is(link.getAttribute('href'), '/app/data/event-log?state=triggered,acknowledged')
  assert.match(link.textContent ?? '', /^Alarms\?/)
})

test('is absent for a user who may not see alarms, and without the call', async ({ panel, signIn }) => {
  await trigger(panel, alarm('door'))
  await withoutAlarms(panel, signIn)
  await mount('/app/dashboard')
  await read()
  await findByText(/^Checked: /)
  assert.is(allByRole('link', { name: /alarms/i }).length, 0)
  await signIn('engineer')
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, 'GET /system/findings')
  await mount('/app/dashboard')
  await findByText(/With this firmware, alarms cannot be shown/)
  assert.is(allByRole('link', { name: /alarms/i, within: banner() }).length, 0)
})

test.run()
