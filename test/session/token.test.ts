import '../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { dropToken, readToken, saveToken } from '../../src/session/token'

const test = suite('token')

test.before.each(() => {
  history.replaceState(null, '', '/app/system/info')
  for (const path of ['/app', '/app/system']) document.cookie = `ihmi_user_token=older; Path=${path}`
})

test('replaces older cookies of the same name under other paths', () => {
  saveToken('new')
  assert.is(document.cookie, 'ihmi_user_token=new')
  assert.is(readToken(), 'new')
})

test('drops older cookies of the same name under other paths', () => {
  assert.ok(dropToken())
  assert.is(document.cookie, '')
})

test.run()
