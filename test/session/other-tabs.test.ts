import * as assert from 'uvu/assert'
import { readTime, saveHmiName } from '../../src/api/system'
import { forgetUnsaved, registerUnsaved } from '../../src/lib/form/unsaved'
import {
  $endedSession,
  $session,
  logOut,
  noticeOtherTabs,
  signedInUser,
  signIn,
  stayAfterSessionEnd
} from '../../src/session/session'
import { dropToken } from '../../src/session/token'
import { fakeTime, settled } from '../lib/fake-time'
import { nobody, panelTest } from '../setup/panel-test'

const test = panelTest(nobody)
const USER_INFO = 'GET /uac/account/userinfo'

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => error
  )

test('detects at a call that another tab has logged out', async () => {
  await signIn('engineer', 'engineer-3152')
  dropToken()
  await thrownBy(readTime())
  assert.is($session.get().status, 'signed-out')
})

test('detects that another tab has logged out, also after its token could not be checked', async ({
  panel,
  signIn: elsewhere
}) => {
  await signIn('engineer', 'engineer-3152')
  await elsewhere('engineer')
  panel.faults.refuse()
  await noticeOtherTabs()
  dropToken()
  await noticeOtherTabs()
  assert.is($session.get().status, 'signed-out')
})

test('switches to the user who logged in in another tab', async ({ signIn: signInElsewhere }) => {
  await signIn('engineer', 'engineer-3152')
  await signInElsewhere('operator')
  await noticeOtherTabs()
  assert.is(signedInUser()?.username, 'operator')
})

test('changes nothing on the page when the token of the same user is renewed', async ({ panel, signIn: elsewhere }) => {
  await signIn('engineer', 'engineer-3152')
  const statuses: string[] = []
  const stop = $session.listen(({ status }) => statuses.push(status))
  panel.faults.expireSessions()
  await readTime()
  await noticeOtherTabs()
  await elsewhere('engineer')
  await noticeOtherTabs()
  stop()
  assert.equal(statuses, [])
})

test('keeps the page while the panel does not say whose token it is, and reads it again at the next focus', async journey => {
  const { panel, signIn: elsewhere } = journey
  await signIn('engineer', 'engineer-3152')
  await elsewhere('operator')
  panel.faults.refuse()
  await noticeOtherTabs()
  assert.is(signedInUser()?.username, 'engineer')
  panel.faults.clear()
  await noticeOtherTabs()
  assert.is(signedInUser()?.username, 'operator')
})

test('ignores whose token it was once somebody logged in after that', async ({ panel, signIn: elsewhere }) => {
  await signIn('engineer', 'engineer-3152')
  await elsewhere('operator')
  panel.faults.slowNext(50, USER_INFO)
  const noticed = noticeOtherTabs()
  logOut()
  await signIn('engineer', 'engineer-3152')
  await panel.clock.advance(50)
  await noticed
  assert.is(signedInUser()?.username, 'engineer')
})

test('ignores whose earlier token it was once a later one was checked', async ({ panel, signIn: elsewhere }) => {
  await signIn('engineer', 'engineer-3152')
  await elsewhere('operator')
  panel.faults.slowNext(50, USER_INFO)
  const noticed = noticeOtherTabs()
  await settled()
  await elsewhere('engineer')
  await noticeOtherTabs()
  await panel.clock.advance(50)
  await noticed
  assert.is(signedInUser()?.username, 'engineer')
})

test('keeps unsaved input when the check of a token finds the session ended', async ({ panel, signIn: elsewhere }) => {
  await signIn('engineer', 'engineer-3152')
  await elsewhere('engineer')
  panel.faults.endSessions()
  const input = {}
  registerUnsaved(input)
  await noticeOtherTabs()
  assert.equal([signedInUser()?.username, $endedSession.get()], ['engineer', 'asked'])
  forgetUnsaved(input)
})

test('cancels no save while the check of a token hangs', async ({ panel, signIn: elsewhere }) => {
  await signIn('engineer', 'engineer-3152')
  await elsewhere('engineer')
  panel.faults.hang(USER_INFO)
  panel.faults.slowNext(50, 'PUT /system/hmi/name')
  const saving = saveHmiName('line-9')
  const time = fakeTime()
  const noticed = noticeOtherTabs()
  await settled()
  await time.pass(8100)
  await noticed
  time.end()
  await panel.clock.advance(50)
  await saving
  assert.is(panel.state.hmiName, 'line-9')
})

test('keeps the page of a user who stays after the session has ended, whoever logs in in another tab', async journey => {
  const { panel, signIn: elsewhere } = journey
  await signIn('engineer', 'engineer-3152')
  panel.faults.endSessions()
  const input = {}
  registerUnsaved(input)
  await thrownBy(readTime())
  stayAfterSessionEnd()
  await elsewhere('operator')
  await noticeOtherTabs()
  assert.equal([signedInUser()?.username, $endedSession.get()], ['engineer', 'declined'])
  forgetUnsaved(input)
})

test.run()
