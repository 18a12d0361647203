import '../../setup/dom'
import { renew } from '../../../src/session/renewal'
import { readToken } from '../../../src/session/token'
import { settled } from '../../lib/fake-time'
import { fileOf, upload } from '../../screens/project-management/actions'
import { mount } from '../../setup/app'
import { holdUploads } from '../../setup/held-uploads'
import { type PanelContext, test } from '../../setup/panel-test'
import { byRole, findByRole, findByText } from '../../setup/query'

const renewals: Record<string, (context: PanelContext) => Promise<unknown>> = {
  'in this tab': () => renew(readToken()!),
  'in another tab': ({ signIn }) => signIn('engineer')
}

for (const [where, renewToken] of Object.entries(renewals))
  test(`an upload continues when the window gets the focus after a renewal of the token ${where}`, async context => {
    const { panel } = context
    const nextUpload = holdUploads()
    await mount('/app/project/management')
    await findByText('Running project')
    const arrived = nextUpload()
    await upload(fileOf('bottling-line-2_v2.4.hmip'))
    const held = await arrived
    await findByRole('progressbar')
    await renewToken(context)
    panel.faults.slowNext(50, 'GET /uac/account/userinfo')
    window.dispatchEvent(new Event('focus'))
    await settled()
    byRole('progressbar')
    await panel.clock.advance(50)
    await held.respond()
    await findByText('Running now')
  })

test.run()
