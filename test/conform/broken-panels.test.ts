import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { leaveOut } from '../panel/device/missing-screens'
import type { Panel } from '../panel/panel'
import { changedCalls, changedResponse, conformOf, failuresIn } from '../setup/conform-panel'
import { createPageDist } from '../setup/page-dist'

const test = suite('conformance of broken panels')

test('finds a field of a wrong type', async () => {
  const change = changedCalls('GET /system/status', async (request, respond) =>
    changedResponse(await respond(request), {
      body: text => text.replace(/"up_time_seconds":(\d+)/, '"up_time_seconds":"$1"')
    })
  )
  const { report } = await conformOf({ change, only: ['status'] })
  assert.equal(failuresIn(report), { 'GET /system/status': ['the call: /up_time_seconds must be integer or null'] })
})

test('finds names of missing screens that no screen can have', async () => {
  const change = changedCalls('GET /system/web/specification', async (request, respond) =>
    changedResponse(await respond(request), { body: text => text.replace('{', '{"missing_screens":["CODESYS"],') })
  )
  const { report } = await conformOf({ change, only: ['system'] })
  assert.equal(failuresIn(report), {
    'GET /system/web/specification': ['the call: /missing_screens/0 must match pattern "^[a-z][a-z-]*$"']
  })
})

test('finds what a panel says of screens that its model lacks, or that the user may not open', async () => {
  const prepare = async ({ state }: Panel) => {
    leaveOut(state, ['codesys'])
  }
  const added = (name: string, before: string, after: string) =>
    changedCalls(name, async (request, respond) =>
      changedResponse(await respond(request), { body: text => text.replace(before, after) })
    )
  const said = async (change: ReturnType<typeof changedCalls>) =>
    Object.values(failuresIn((await conformOf({ change, prepare, only: ['findings'] })).report)).flat()
  assert.equal(await said(added('GET /system/findings', '"checked":[', '"checked":["codesys",')), [
    'engineer: gets findings without the permission: codesys'
  ])
  assert.equal(await said(added('GET /system/health', '"id":"opcua"', '"id":"codesys"')), [
    'GET /system/health: it has subsystems of missing screens: codesys'
  ])
  assert.equal(await said(added('GET /uac/account/userinfo', '"roles":[', '"roles":["codesys",')), [
    'engineer: has permissions of missing screens: codesys'
  ])
})

test('finds a missing field', async () => {
  const change = changedCalls('GET /network/ethernet', async (request, respond) =>
    changedResponse(await respond(request), { body: text => text.replace(/"mac":"[^"]*",/, '') })
  )
  const { report } = await conformOf({ change, only: ['ethernet'] })
  assert.equal(failuresIn(report), {
    'GET /network/ethernet': ["the call: /ports/0 must have required property 'mac'"]
  })
})

test('finds a wrong status', async () => {
  const change = changedCalls('GET /data/operations/', async (request, respond) => {
    const response = await respond(request)
    return response.status === 404 ? changedResponse(response, { status: 200, body: () => '{}' }) : response
  })
  const { report } = await conformOf({ change, only: ['operation-log'] })
  assert.equal(failuresIn(report), {
    'GET /data/operations/{number}': ['with an unknown number: status 200 instead of 404']
  })
})

test('finds settings without an ETag', async () => {
  const change = changedCalls('GET /features/misc/display', async (request, respond) =>
    changedResponse(await respond(request), { headers: { ETag: undefined } })
  )
  const { report } = await conformOf({ change, only: ['misc'] })
  assert.equal(failuresIn(report), { 'GET /features/misc/display': ['the call: the header ETag is missing'] })
})

test('finds a save that ignores If-Match', async () => {
  const change = changedCalls('PUT /features/misc/buzzer', async (request, respond) => {
    const read = await respond(new Request(request.url, { headers: request.headers }))
    const headers = new Headers(request.headers)
    headers.set('If-Match', read.headers.get('ETag') ?? '')
    return respond(new Request(request.url, { method: 'PUT', headers, body: await request.text() }))
  })
  const { report } = await conformOf({ change, only: ['misc'], write: true })
  assert.equal(failuresIn(report), {
    'PUT /features/misc/buzzer': [
      'without If-Match: status 204 instead of 428',
      'with an unknown If-Match: status 204 instead of 412',
      'GET after what has to be refused: volume_percent was saved'
    ]
  })
})

test('finds wrong input that is accepted', async () => {
  const change = changedCalls('GET /data/events', async (request, respond) => {
    const url = new URL(request.url)
    url.searchParams.delete('limit')
    return respond(new Request(url, { headers: request.headers }))
  })
  const { report } = await conformOf({ change, only: ['event-log'] })
  const failures = ['with limit=50 twice: status 200 instead of 400', 'with limit=0: status 200 instead of 400']
  assert.equal(failuresIn(report), { 'GET /data/events': failures, 'GET /data/events/floods': failures })
})

test('finds a panel that refuses a language in place of English texts', async () => {
  const change = changedCalls('GET /data/events/floods', async (request, respond) => {
    const url = new URL(request.url)
    if (!['en', 'ja', 'ko'].includes(url.searchParams.get('language') ?? 'en')) url.searchParams.set('language', '?')
    return respond(new Request(url, { headers: request.headers }))
  })
  const { report } = await conformOf({ change, only: ['event-log'] })
  assert.equal(failuresIn(report), {
    'GET /data/events/floods': ['with language=qaa: status 400 instead of 200 (validation_failed)']
  })
})

test('finds a panel that uses only the last value of a repeated parameter', async () => {
  const change = changedCalls('GET /data/operations', async (request, respond) => {
    const url = new URL(request.url)
    for (const name of url.searchParams.keys()) url.searchParams.set(name, url.searchParams.getAll(name).at(-1) ?? '')
    return respond(new Request(url, { headers: request.headers }))
  })
  const { report } = await conformOf({ change, only: ['operation-log'] })
  const failures = failuresIn(report)['GET /data/operations'] ?? []
  assert.ok(failures.includes('with limit=50 twice: status 200 instead of 400'))
  assert.ok(failures.some(text => /^with \w+ repeated: total is \d+ instead of \d+$/.test(text)))
})

test('finds a refusal that does not name the field', async () => {
  const change = changedCalls('GET /data/events', async (request, respond) => {
    const response = await respond(request)
    if (response.status !== 400) return response
    return changedResponse(response, { body: text => text.replace('"limit"', '"body"') })
  })
  const { report } = await conformOf({ change, only: ['event-log'] })
  const failures = ['with limit=50 twice: fields does not name limit', 'with limit=0: fields does not name limit']
  assert.equal(failuresIn(report), { 'GET /data/events': failures, 'GET /data/events/floods': failures })
})

test('finds a panel that serves requests for the host of another site', async () => {
  const { report } = await conformOf({ front: { anyHost: true }, only: ['pages'] })
  const wrong = ['the call: status 200 instead of 421 or 400 or 403']
  assert.equal(failuresIn(report), {
    'GET /app of another host': wrong,
    'GET /api/v1/system/hmi/name of another host': wrong
  })
})

test('finds pages without their policy, and files that are not cached', async () => {
  const dist = createPageDist(headers =>
    headers.replace(/ {2}Content-Security-Policy:.*\n/, '').replace(/max-age.*/, 'no-cache')
  )
  const { report } = await conformOf({ dist, only: ['pages'] })
  const failures = failuresIn(report)
  assert.match(failures['GET /app']?.join() ?? '', /^the call: Content-Security-Policy is missing instead of/)
  assert.equal(failures['GET /admin/static/main-1a2b3.js'], [
    "the call: Cache-Control is 'no-cache' instead of 'max-age=31536000, immutable'"
  ])
})

test('finds a panel without the licences of the packages in the bundle', async () => {
  const dist = createPageDist()
  rmSync(join(dist, 'admin/licenses.txt'))
  const { report } = await conformOf({ dist, only: ['pages'] })
  assert.equal(failuresIn(report), { 'GET /admin/licenses.txt': ['the call: status 404 instead of 200'] })
})

/** A panel that takes bodies of any length, where the headers are such. */
const takesAny = (isMeant: (headers: Headers) => boolean) =>
  changedCalls('POST /uac/account/activity', async (request, respond) => {
    const text = await request.text()
    const body = isMeant(request.headers) ? text.trim() : text
    return respond(new Request(request.url, { method: 'POST', headers: request.headers, body }))
  })

test('finds a call that takes a body that is too large, whether its length is announced or not', async () => {
  const [any, chunked] = await Promise.all([
    conformOf({ change: takesAny(() => true), only: ['account'] }),
    conformOf({ change: takesAny(headers => !headers.has('Content-Length')), only: ['account'] })
  ])
  const taken = 'with a body of 1048577 characters: status 200 instead of 413'
  const inChunks = 'with a body of 1048577 characters in chunks: status 200 instead of 413'
  assert.equal(failuresIn(any.report), { 'POST /uac/account/activity': [taken, inChunks] })
  assert.equal(failuresIn(chunked.report), { 'POST /uac/account/activity': [inChunks] })
})

const gone = { status: 404, body: () => '{"error_code":"not_found","message":"no such call"}' }
/** A panel without the calls that begin like this. */
const without = (name: string) =>
  changedCalls(name, async (request, respond) => changedResponse(await respond(request), gone))

test('leaves out a tag that the firmware does not provide, unless the console needs it', async () => {
  const optional = await conformOf({ change: without('GET /opcua/trace'), only: ['opcua-trace'] })
  assert.equal([optional.report.failed, optional.report.passed], [0, 0])
  const needed = await conformOf({ change: without('GET /project/management/name'), only: ['project'] })
  assert.match(
    failuresIn(needed.report)['GET /project/management/name']?.[0] ?? '',
    /^the call: status 404 instead of 200/
  )
})

test('finds one missing call of a tag that the firmware provides', async () => {
  const { report } = await conformOf({ change: without('GET /email/smtp'), only: ['email'] })
  assert.is(failuresIn(report)['GET /email/smtp']?.[0], 'the call: status 404 instead of 200 (not_found)')
  assert.ok(report.passed > 3, `${report.passed} passed`)
})

test.run()
