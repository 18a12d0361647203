import { isDeepStrictEqual } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { changedCalls, conformOf, failuresIn, type Options } from '../setup/conform-panel'
import { readState } from '../setup/panel-state'

const test = suite('what a conformance run leaves behind')

/** Runs with `--write`. @returns what it leaves different. */
async function run(options: Options = {}) {
  let before: Record<string, unknown> = {}
  const { panel, report } = await conformOf({
    write: true,
    ...options,
    async prepare(served) {
      before = await readState(served)
    }
  })
  const after = await readState(panel)
  const left = Object.keys(before).filter(path => !isDeepStrictEqual(before[path], after[path]))
  return { report, compared: Object.keys(before).length, left: left.map(path => [path, before[path], after[path]]) }
}

test('puts back every setting and deletes every entry', async () => {
  const { compared, left } = await run()
  assert.equal(left, [])
  assert.ok(compared > 60, `${compared} compared`)
})

test('puts back what a panel has saved that had to refuse it', async () => {
  const change = changedCalls('PUT /features/misc/buzzer', async (request, respond) => {
    const headers = new Headers(request.headers)
    const read = await respond(new Request(request.url, { headers }))
    headers.set('If-Match', read.headers.get('ETag') ?? '')
    headers.set('Content-Type', 'application/json')
    const text = await request.text()
    const isWrong = !text.endsWith('}') || text.includes('conformance')
    const body = isWrong ? JSON.stringify({ ...(await read.json()), volume_percent: 3 }) : text
    return respond(new Request(request.url, { method: 'PUT', headers, body }))
  })
  const { left, report } = await run({ change, only: ['misc'] })
  assert.match(failuresIn(report)['PUT /features/misc/buzzer']?.join() ?? '', 'with an unknown field: status 204')
  assert.equal(left, [])
})

test('deletes an entry that a panel has created from a body that it had to refuse', async () => {
  const change = changedCalls('POST /email/contacts', async (request, respond) => {
    const { conformance, ...body } = await request
      .clone()
      .json()
      .catch(() => ({}))
    if (!conformance) return respond(request)
    const sent = JSON.stringify({ ...body, mail: 'left@panel.example' })
    return respond(new Request(request.url, { method: 'POST', headers: request.headers, body: sent }))
  })
  const { left, report } = await run({ change, only: ['email'] })
  assert.equal(failuresIn(report)['POST /email/contacts'], ['with an unknown field: status 201 instead of 400'])
  assert.equal(left, [])
})

for (const [tag, name] of [
  ['misc', 'PUT /features/misc/display'],
  ['email', 'POST /email/contacts']
] as const) {
  test(`puts everything back where the run is interrupted after ${name}`, async () => {
    const controller = new AbortController()
    const change = changedCalls(name, async (request, respond) => {
      const response = await respond(request)
      if (response.ok) controller.abort()
      return response
    })
    const { left, report } = await run({ change, only: [tag], signal: controller.signal })
    assert.is(report.ended, 'the run was interrupted')
    assert.equal(failuresIn(report), {})
    assert.equal(left, [])
  })
}

test('ends with a report where the panel stops answering', async () => {
  let served: Parameters<NonNullable<Options['prepare']>>[0] | undefined
  const change = changedCalls('GET /email/groups', async (request, respond) => {
    served?.faults.cut()
    return respond(request)
  })
  const { report } = await conformOf({
    change,
    async prepare(panel) {
      served = panel
      panel.faults.cut('GET /email/groups')
    },
    only: ['email', 'health']
  })
  assert.match(report.ended ?? '', /^the panel stopped answering at GET \/api\/v1\/email\/groups/)
  assert.ok(report.passed > 0 && report.results.some(({ tag, result }) => tag === 'health' && result === 'not run'))
})

test.run()
