import '../../setup/dom'
import * as assert from 'uvu/assert'
import { PlanNotes } from '../../../src/screens/system-info/configuration/restore/plan-notes'
import { test } from '../../setup/panel-test'
import { allByText } from '../../setup/query'
import { planned, savedText } from '../../setup/restoring'
import { render } from '../../setup/screen'

const OTHER = /The snapshot is of another panel or firmware/

async function noted(change: Record<string, string | undefined>): Promise<string> {
  const file = JSON.parse(await savedText())
  const { plan } = await planned(JSON.stringify({ ...file, panel: { ...file.panel, ...change } }))
  render(<PlanNotes plan={plan} />)
  return document.body.textContent ?? ''
}

test('lists in what the panel of a snapshot differs, as far as the snapshot states it', async () => {
  const text = await noted({
    serial: '2609A0417F99',
    hmi_name: 'line9',
    os_version: '1.0.1',
    project: '',
    model: undefined
  })
  assert.match(text, /HMI name.*line9; on this panel line2-hmi/)
  assert.match(text, /Serial number.*2609A0417F99; on this panel 2609A0417F31/)
  assert.match(text, /OS version.*1\.0\.1; on this panel/)
  assert.match(text, /Project.*–; on this panel/)
  assert.not.match(text, 'Model')
})

test('takes the same panel under another name for the same panel', async () => {
  await noted({ hmi_name: 'line9' })
  assert.equal(allByText(OTHER), [])
})

test.run()
