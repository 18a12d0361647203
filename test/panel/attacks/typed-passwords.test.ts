import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { VIEW_USER } from '../../setup/webview'
import { plant } from '../operations/plant-log'

const test = suite('passwords that are typed as names')
const OPEN = 'POST /features/webview/connections'
const TYPED = 'typed-into-the-wrong-field'

test('of WebView are recorded nowhere', async () => {
  const { panel, call, newest } = await plant()
  for (let tries = 0; tries < 4; tries += 1)
    assert.ok((await call(OPEN, { username: TYPED, password: 'x' })).status >= 400)
  assert.equal([(await newest()).function, (await newest()).object], [OPEN, ''])
  assert.not.match(JSON.stringify(panel.state.operationLog), TYPED)
  const { body } = await call('POST /data/operations/exports', { separator: ';', decimal: '.', time_format: 'iso' })
  assert.not.match(await (await panel.fetch(body.url)).text(), TYPED)
})

test('of WebView do not hide the name of a user whose password was wrong', async () => {
  const { call, newest } = await plant()
  assert.is((await call(OPEN, { ...VIEW_USER, password: 'wrong' })).status, 400)
  assert.is((await newest()).object, VIEW_USER.username)
})

test.run()
