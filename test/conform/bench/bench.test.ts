import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { changedCalls, changedResponse, conformOf, failuresIn, type Options } from '../../setup/conform-panel'
import { readState } from '../../setup/panel-state'
import type { Report } from '../results'
import { TRIALS } from './trials'

const test = suite('trials that disturb a panel')
const NAMES = TRIALS.map(({ name }) => name)

/** What the trials change for good, as their plans say, and what a restart does to others. */
const CHANGED = [
  /^ \/features\/misc\/web-server\/certificate (valid_from|valid_to|fingerprint)$/,
  /^ \/system\/passwords levels 1 changed_at$/,
  /^ \/jobs total$/,
  /^ \/features\/easyaccess\/status /,
  /^ \/project\/enhanced-security .* logged_in$/
]

/** Runs trials on a panel whose time passes at once. @returns what they leave different. */
async function benchOf({ bench, ...options }: Options = {}) {
  let before: Record<string, unknown> = {}
  let pass = (_: number) => Promise.resolve()
  const { panel, report } = await conformOf({
    ...options,
    only: ['bench'],
    async prepare(served) {
      pass = served.clock.advance
      before = await readState(served)
    },
    pause: time => pass(time),
    bench: { confirm: async () => undefined, uploadPassword: 'upload-3152', ...bench }
  })
  const after = await readState(panel)
  return { panel, report, left: differencesIn(before, after).filter(path => !CHANGED.some(it => it.test(path))) }
}

/** The paths of the values that differ. */
function differencesIn(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [path]
  const [old, now] = [Object.entries(before), new Map(Object.entries(after))]
  return old.flatMap(([name, value]) => differencesIn(value, now.get(name), `${path} ${name}`))
}

const reasonsIn = ({ results }: Report) =>
  results.map(result => [result.operation, result.result === 'not run' ? result.reason : result.result])

test('do what they announce to the virtual panel, and put it back', async () => {
  const asked: string[] = []
  const { report, left, panel } = await benchOf({
    bench: {
      async confirm(announcement) {
        asked.push(announcement)
        return undefined
      }
    }
  })
  assert.equal(failuresIn(report), {})
  assert.equal(
    reasonsIn(report),
    NAMES.map(name => [name, 'passed'])
  )
  assert.equal(
    asked.map(text => text.split('\n')[0]),
    NAMES
  )
  for (const text of asked) assert.match(text, /\n {2}Plan: .+\n {2}Way back: .+/)
  assert.equal(left, [])
  const done = new Set(panel.log.map(({ operation }) => operation))
  for (const name of [
    'POST /project/management/rollbacks',
    'POST /system/restart',
    'POST /network/pending/{code}/keep'
  ])
    assert.ok(done.has(name), name)
})

test('do nothing with another password of the level than that of the panel', async () => {
  const { report, left } = await benchOf({ bench: { confirm: async () => undefined, uploadPassword: 'other-3152' } })
  assert.equal(failuresIn(report), {})
  const reason = 'PANEL_UPLOAD_PASSWORD is not that of the panel'
  const update = reasonsIn(report).filter(([, result]) => result !== 'passed')
  assert.equal(
    update,
    [NAMES[0], NAMES[2]].map(name => [name, reason])
  )
  assert.equal(left, [])
})

test('are done by the names that are given', async () => {
  const { report } = await benchOf({ bench: { confirm: async () => undefined, trials: ['web-certificate'] } })
  assert.equal(reasonsIn(report), [['certificate of the web server', 'passed']])
  const refused = await benchOf({ bench: { confirm: async () => undefined, trials: ['x'] } }).catch(it => it.message)
  assert.is(refused, `There is no trial x: choose of ${TRIALS.map(({ id }) => id).join(', ')}.`)
})

test('are not done without consent, and counted as such', async () => {
  const { report, panel } = await benchOf({ bench: { confirm: async () => 'declined' } })
  assert.equal(
    reasonsIn(report),
    NAMES.map(name => [name, 'declined'])
  )
  assert.is(report.notRun, NAMES.length)
  assert.equal(
    panel.log.filter(({ operation }) => /^(PUT|POST \/(?!auth))/.test(operation)),
    []
  )
})

const NETWORK = 'network change that is reverted, and one that is kept'

const ENDLESS = { state: 'running', step: 1, percent: 57, log: [] }

/** Panels that do one thing wrong, with what the trial has to find first. */
const PANELS: Record<string, { trial: string; change: NonNullable<Options['change']>; finds: string }> = {
  'keeps a network change for anyone': {
    trial: NETWORK,
    change: changedCalls('POST /network/pending/c0c0', async (request, respond) =>
      changedResponse(await respond(request), { status: 200 })
    ),
    finds: 'the keeping of an unknown code: status 200 instead of 404'
  },
  'does not revert a network change': {
    trial: NETWORK,
    change: changedCalls('GET /network/pending/', async (request, respond) => {
      if (!request.url.includes('c0c0')) await respond(new Request(`${request.url}/keep`, { method: 'POST' }))
      return respond(request)
    }),
    finds: 'the pending change: it is kept with 0 s left after 0 s instead of reverted after 90'
  },
  'ends no job': {
    trial: 'update and rollback of the project',
    change: changedCalls('GET /jobs/', async (request, respond) => {
      const body = (text: string) => JSON.stringify({ ...JSON.parse(text), ...ENDLESS })
      return changedResponse(await respond(request), { body })
    }),
    finds: 'POST /project/management/updates: the job is running without a change for 1800 s instead of failed'
  },
  'has jobs that are complete and go on': {
    trial: 'update and rollback of the project',
    change: changedCalls('GET /jobs/', async (request, respond) => {
      const body = (text: string) => text.replace('"state":"done"', '"state":"running"')
      return changedResponse(await respond(request), { body })
    }),
    finds: 'POST /project/management/updates: the job is running at 100 % instead of done'
  },
  'updates the project with any password': {
    trial: 'update and rollback of the project',
    change: withBody('POST /project/management/updates', text => text.replace('upload-3152x', 'upload-3152')),
    finds: 'with a wrong password: status 201 instead of 400'
  },
  'changes the password of a level for anyone': {
    trial: 'password of a level',
    change: panel => {
      const level = panel.state.systemPasswords['upload-project']
      return withBody('PUT /system/passwords/', text =>
        JSON.stringify({ ...JSON.parse(text), current: level.password })
      )(panel)
    },
    finds: 'with the previous password: status 200 instead of 400'
  },
  'changes the password of an account for anyone': {
    trial: 'password of an account',
    change: withBody('PUT /uac/account/password', text => text.replace(/(?<="current":"\w+)x"/, '"')),
    finds: 'with a wrong password: status 204 instead of 400'
  },
  'stores a certificate with the key of another': {
    trial: 'certificate of the web server',
    change: changedCalls('POST /features/misc/web-server/certificate', async (request, respond) => {
      const response = await respond(request)
      const accepted = { status: 204, headers: { 'Content-Type': undefined } }
      return response.status === 400 ? changedResponse(response, accepted) : response
    }),
    finds: 'with the key of another: status 204 instead of 400'
  },
  'goes on trusting a certificate that is deleted': {
    trial: 'certificate that the OPC UA server trusts',
    change: changedCalls('DELETE /opcua/certificates/', async (request, respond) => {
      const list = await respond(new Request('http://panel.test/api/v1/opcua/certificates', request))
      return changedResponse(list, { status: 204, headers: { 'Content-Type': undefined } })
    }),
    finds: 'afterwards: the certificate is still in the list'
  },
  'does not restart': {
    trial: 'restart of the panel',
    change: changedCalls('POST /system/restart', async (request, respond) => {
      const read = await respond(new Request('http://panel.test/api/v1/system/time', { headers: request.headers }))
      return changedResponse(read, { body: () => '{"seconds":1}' })
    }),
    finds: 'after the restart: status 200 to the token of before after 62 s instead of 400 or 401 after about 1'
  }
}

function withBody(name: string, change: (text: string) => string): NonNullable<Options['change']> {
  return changedCalls(name, async (request, respond) => {
    const { url, method, headers } = request
    return respond(new Request(url, { method, headers, body: change(await request.text()) }))
  })
}

/** Of these nobody can know how to put back what was changed. */
const LEFT = ['goes on trusting a certificate that is deleted', 'ends no job', 'has jobs that are complete and go on']

for (const [name, { trial, change, finds }] of Object.entries(PANELS)) {
  test(`find a panel that ${name}`, async () => {
    const confirm = async (announcement: string) => (announcement.startsWith(`${trial}\n`) ? undefined : 'declined')
    const { report, left } = await benchOf({ change, bench: { confirm } })
    const { [trial]: failures = [], ...others } = failuresIn(report)
    assert.is(failures[0], finds)
    assert.equal(others, {})
    if (!LEFT.includes(name)) assert.equal(left, [])
  })
}

test.run()
