import '../../setup/dom'
import * as assert from 'uvu/assert'
import { forgetAllUnsaved } from '../../../src/lib/form/unsaved'
import { logOut, signedInUser, signIn } from '../../../src/session/session'
import { $notices } from '../../../src/stores/notices'
import { settled } from '../../lib/fake-time'
import type { Panel } from '../../panel/panel'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByRole, byLabel, byRole, click, findByRole, findByText, type, until } from '../../setup/query'
import { QUIET_PAGE } from '../../setup/quiet-page'

const SAVE = 'PUT /system/hmi/name'

test('shows nothing of the previous user once somebody else logged in in another tab', async ({ signIn }) => {
  await mount(QUIET_PAGE)
  await findByText('line2-hmi', await findByRole('banner'))
  click(await findByRole('button', { name: 'Edit HMI name' }))
  await findByRole('dialog')
  await signIn('operator')
  window.dispatchEvent(new Event('focus'))
  await until(() => signedInUser()?.username === 'operator')
  await dialogClosed()
})

for (const outcome of ['succeeded', 'failed'] as const)
  test(`reports nothing to the next user of a save that ${outcome} after its user had logged out`, async ({
    panel
  }) => {
    await mount(QUIET_PAGE)
    await findByText('line2-hmi', await findByRole('banner'))
    click(byRole('button', { name: 'Edit HMI name' }))
    type(await until(() => byLabel('HMI name')), 'line3')
    if (outcome === 'failed') panel.faults.answerNext(500, undefined, SAVE)
    const respond = holdSave(panel)
    click(byRole('button', { name: 'Save' }))
    forgetAllUnsaved()
    logOut()
    await findByRole('heading', { name: 'Welcome' })
    await signIn('administrator', 'admin-3152')
    await findByRole('button', { name: 'Edit HMI name' })

    respond()
    await settled()
    await settled()
    assert.equal([$notices.get(), allByRole('dialog').map(({ textContent }) => textContent)], [[], []])
  })

/** Holds back the response to a save. @returns a function that lets it arrive */
function holdSave(panel: Panel): () => void {
  const { fetch } = panel
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  panel.fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (init?.method?.toUpperCase() === 'PUT') await arrived
    return response
  }
  return arrive
}

test.run()
