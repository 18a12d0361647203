import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { changedCalls, changedResponse, conformOf, failuresIn, type Options } from '../setup/conform-panel'

const test = suite('conformance of panels that leak, or mix up calls at once')

type Change = NonNullable<Options['change']>

/** Few are enough for a panel that fails each. */
const repeated = async (change?: Change, numbers = {}) => {
  const repeats = { signIns: 0, sockets: 0, uploads: 0, ...numbers }
  const { report } = await conformOf({ ...(change && { change }), repeats, only: ['repeat'] })
  return report
}

test('a panel without leaks passes, and the report has the slowest call', async () => {
  const report = await repeated(undefined, { signIns: 100, sockets: 20, uploads: 50 })
  assert.equal(failuresIn(report), {})
  const notes = report.results.map(result => ('note' in result ? result.note : ''))
  const times = 'median \\d+ ms, slowest \\d+ ms \\(no\\. \\d+\\)'
  assert.match(notes[0] ?? '', new RegExp(`^100, 0 failed, ${times}$`))
  assert.match(notes[1] ?? '', new RegExp(`^1[56] at once; one after another: 20, 0 failed, ${times}$`))
  assert.match(notes[2] ?? '', new RegExp(`^50, 0 failed, ${times}$`))
})

test('finds a panel whose sessions stay after their log-out, so that they displace others', async () => {
  const change = changedCalls('DELETE /auth/token/user', async (request, respond) => {
    const read = await respond(new Request('http://panel.test/api/v1/system/time', request))
    return changedResponse(read, { status: 204, headers: { 'Content-Type': undefined } })
  })
  const failures = failuresIn(await repeated(change, { signIns: 40 }))
  assert.match(
    failures.logins?.at(-1) ?? '',
    /^afterwards: the session of this run gets status 40[01]: logins were not/
  )
})

test('finds a panel that renews one token to two at once', async () => {
  const change: Change = panel => {
    let number = 0
    return changedCalls('POST /auth/token/user', async (request, respond) => {
      const isRenewal = (await request.clone().text()).includes('refresh_token')
      const response = await respond(request)
      number += 1
      const other = JSON.stringify({ access_token: `hmi.${number}` })
      return isRenewal ? changedResponse(response, { body: () => other }) : response
    })(panel)
  }
  const failures = failuresIn(await repeated(change, { signIns: 1 }))
  assert.is(failures.logins?.[0], 'renewals at once: two of the same token get status 200 and 200, and two tokens')
})

test('finds a panel that now and then fails at a login', async () => {
  const change: Change = panel => {
    let number = 0
    return changedCalls('POST /auth/token/user', async (request, respond) => {
      const isLogin = (await request.clone().text()).includes('password')
      number += isLogin ? 1 : 0
      const response = await respond(request)
      return isLogin && number === 4 ? changedResponse(response, { status: 500 }) : response
    })(panel)
  }
  const failures = failuresIn(await repeated(change, { signIns: 5 }))
  assert.match(failures.logins?.[0] ?? '', /^the logins: 1 of 5 failed: no\. 3 \(status 500 instead of 200\)$/)
})

test('finds a panel that does not release a socket', async () => {
  const change: Change = panel => ({
    connect(upgrade, peer) {
      const joined = panel.connect(upgrade, peer)
      return joined.status === 101 ? { ...joined, leave: () => {} } : joined
    }
  })
  const failures = failuresIn(await repeated(change, { sockets: 16 }))
  assert.match(
    failures.sockets?.[0] ?? '',
    /^sockets one after another: 1 of 16 failed: no\. 1 \(status 429 instead of 101\)/
  )
})

test('finds a panel that opens any number of sockets', async () => {
  const change: Change = () => ({ connect: () => ({ status: 101, receive: () => {}, leave: () => {} }) })
  const failures = failuresIn(await repeated(change, { sockets: 17 }))
  assert.match(failures.sockets?.[0] ?? '', /^sockets at once: 17 of 17 are open/)
})

test('finds a panel that keeps the bytes of refused uploads', async () => {
  const change: Change = panel => {
    let bytes = 0
    const count = changedCalls('PUT /project/management/uploads/', async (request, respond) => {
      bytes += (await request.clone().arrayBuffer()).byteLength
      return respond(request)
    })(panel)
    return changedCalls('GET /project/management', async (request, respond) =>
      changedResponse(await respond(request), {
        body: text => text.replace(/(?<="free_bytes":)\d+/, free => String(Number(free) - bytes))
      })
    )({ ...panel, ...count })
  }
  const failures = failuresIn(await repeated(change, { uploads: 3 }))
  // The logs grow too.
  assert.match(
    failures.uploads?.join() ?? '',
    /^afterwards: 1966\d\d bytes less are free than before 3 refused uploads$/
  )
})

test.run()
