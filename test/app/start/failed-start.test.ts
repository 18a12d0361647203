import '../../setup/dom'
import { mount } from '../../setup/app'
import { type PanelContext, test } from '../../setup/panel-test'
import { byRole, click, findByRole, findByText } from '../../setup/query'
import { QUIET_PAGE } from '../../setup/quiet-page'

type Panel = PanelContext['panel']

const USER_INFO = 'GET /uac/account/userinfo'

const refuse = (status: number) => (panel: Panel) =>
  panel.faults.answer(status, { error_code: 'broken', message: 'no luck' }, USER_INFO)

const FAILURES: [string, string, (panel: Panel) => void][] = [
  ['403', 'Access Denied', refuse(403)],
  ['500', 'The panel reports a fault', refuse(500)],
  ['an unreadable answer', "The panel's response could not be read", panel => panel.faults.garble('html', USER_INFO)],
  ['a refused connection', 'The panel is not responding', panel => panel.faults.refuse(USER_INFO)]
]

for (const [what, title, fail] of FAILURES) {
  test(`says that the start failed with ${what}, and continues after Retry`, async ({ panel }) => {
    fail(panel)
    await mount(QUIET_PAGE)
    await findByText(title, await findByRole('alert'))
    panel.faults.clear()
    click(byRole('button', { name: 'Retry' }))
    await findByRole('navigation', { name: 'Menu' })
  })
}

test.run()
