import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DataList, DataRow } from '../../../src/ui/card/data-list'
import { CopyButton } from '../../../src/ui/page/copy-button'
import { Details } from '../../../src/ui/page/details'
import { PanelText } from '../../../src/ui/page/panel-text'
import { Meter } from '../../../src/ui/status/meter'
import { ProgressBar } from '../../../src/ui/status/progress-bar'
import { Spark } from '../../../src/ui/status/spark'
import { StatusBadge } from '../../../src/ui/status/status-badge'
import { byRole, byText, click, findByText } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('readings')
test.after.each(cleanup)

for (const [percent, tone] of [
  [61, null],
  [86, 'warn'],
  [97, 'bad']
] as const) {
  test(`a meter at ${percent} percent has ${tone ? `the tone ${tone}` : 'no tone'}`, () => {
    render(<Meter label="Disk" percent={percent} />)
    const meter = byRole('progressbar', { name: 'Disk' })
    assert.is(meter.getAttribute('aria-valuenow'), String(percent))
    assert.is(meter.firstElementChild?.getAttribute('data-tone') ?? null, tone)
  })
}

test('a meter is limited to 0 and 100 percent', () => {
  render(<Meter label="Disk" percent={Number.NaN} />)
  assert.is(byRole('progressbar').getAttribute('aria-valuenow'), '0')
})

test('a progress bar shows a percentage or is indeterminate', () => {
  render(
    <ProgressBar label="Uploading" percent={41.7}>
      3.4 MB of 8 MB
    </ProgressBar>
  )
  assert.is(byRole<HTMLProgressElement>('progressbar', { name: 'Uploading' }).getAttribute('value'), '42')
  assert.ok(byText('42%'))
  render(<ProgressBar label="Waiting" />)
  assert.not(byRole('progressbar').hasAttribute('value'))
})

test('a status has a word besides its colour', () => {
  render(<StatusBadge tone="plain">No cable</StatusBadge>)
  assert.is(byText('No cable').dataset.tone, 'plain')
})

test('a data list pairs labels with values', () => {
  render(
    <DataList>
      <DataRow label="Hostname">hmi-7f31</DataRow>
    </DataList>
  )
  assert.is(byText('Hostname').nextElementSibling?.textContent, 'hmi-7f31')
})

test('a text of the panel keeps its own direction and is never parsed as HTML', () => {
  render(<PanelText cut>{'\u202E<b>tank</b>'}</PanelText>)
  const text = document.querySelector('bdi')!
  assert.is(text.dir, 'auto')
  assert.is(text.title, '\u202E<b>tank</b>')
  assert.is(text.children.length, 0)
})

test('very long details are shortened', () => {
  render(<Details>{'x'.repeat(5000)}</Details>)
  assert.is(document.querySelector('bdi')?.textContent?.length, 2001)
})

test('a copy button over plain http reports that copying is not allowed', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  document.execCommand = () => false
  render(<CopyButton text="HMI-1" of="Hardware key" />)
  click(byRole('button', { name: 'Copy: Hardware key' }))
  await findByText(/copy it/)
})

test('a sparkline has gaps where values are missing', () => {
  render(<Spark label="Rising" values={[1, 2, null, 4, 8]} />)
  const lines = byRole('img', { name: 'Rising' }).querySelectorAll('polyline')
  assert.equal(
    [...lines].map(line => line.getAttribute('points')?.split(' ').length),
    [2, 2]
  )
})

test.run()
