import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'

const PATH = '/features/misc/shifts'

async function signedIn(username = 'engineer', password = 'engineer-3152') {
  const caller = createCaller(createPanel())
  await caller.signIn(username, password)
  return caller
}

test('starts with three shifts, and returns those that are saved in the order of the day', async () => {
  const { call, save } = await signedIn()
  const starts = async () => (await call(`GET ${PATH}`)).body.starts
  assert.equal(await starts(), ['06:00', '14:00', '22:00'])
  for (const saved of [['18:30', '06:30'], [], ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00']]) {
    assert.is((await save(PATH, { starts: saved })).status, 204)
    assert.equal(await starts(), [...saved].sort())
  }
})

for (const [name, starts] of [
  ['a shift twice', ['06:00', '06:00']],
  ['seven shifts', ['00:00', '01:00', '02:00', '03:00', '04:00', '05:00', '06:00']],
  ['a time that no day has', ['24:00']],
  ['a time without a zero', ['6:00']]
] as const)
  test(`refuses ${name}`, async () => {
    const { save } = await signedIn()
    assert.is((await save(PATH, { starts: [...starts] })).status, 400)
  })

test('lets every user read the shifts, and only those of Misc save them', async () => {
  const { call, save } = await signedIn('operator', 'operator-3152')
  assert.is((await call(`GET ${PATH}`)).status, 200)
  assert.is((await save(PATH, { starts: [] })).status, 403)
})

test.run()
