import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { changedCalls, changedResponse, conformOf, failuresIn, type Options } from '../setup/conform-panel'

const test = suite('conformance of panels that do what they have to refuse')

type Change = NonNullable<Options['change']>

const SMTP = '/email/smtp'
const requestOf = (request: Request, body: string, headers: Record<string, string> = {}) =>
  new Request(request.url, {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), ...headers },
    body
  })

/** A panel that saves a body once more, as it should have come, where it has refused it. */
const savesNevertheless = (
  isMeant: (status: number, refusal: string) => boolean,
  changed: (body: string) => string,
  statusAfter: (status: number) => number
): Change =>
  changedCalls(`PUT ${SMTP}`, async (request, respond) => {
    const body = await request.text()
    const response = await respond(requestOf(request, body))
    const refusal = await response.clone().text()
    if (!isMeant(response.status, refusal)) return response
    const { headers } = await respond(new Request(request.url, { headers: request.headers }))
    await respond(requestOf(request, changed(body), { 'if-match': headers.get('ETag') ?? '' }))
    const status = statusAfter(response.status)
    return status === response.status ? response : changedResponse(response, { status })
  })

test('finds a save that is refused for its version and nevertheless done', async () => {
  const change = savesNevertheless(
    status => status === 412,
    body => body,
    status => status
  )
  const { report } = await conformOf({ change, only: ['email'], write: true })
  assert.equal(failuresIn(report), {
    [`PUT ${SMTP}`]: ['GET after what has to be refused: retries was saved']
  })
})

test('finds a save that is refused for the version of an earlier one and nevertheless done', async () => {
  let saves = 0
  const change = savesNevertheless(
    status => {
      if (status === 204) saves += 1
      return status === 412 && saves > 0
    },
    body => body,
    status => status
  )
  const { report } = await conformOf({ change, only: ['email'], write: true })
  assert.equal(failuresIn(report), {
    [`PUT ${SMTP}`]: ['GET after the save with the If-Match of before the save: retries was saved']
  })
})

test('finds a stored password that goes to any server', async () => {
  const change = savesNevertheless(
    (status, refusal) => status === 400 && JSON.parse(refusal).fields?.password === 'required',
    body => JSON.stringify({ ...JSON.parse(body), password: 'the stored one' }),
    () => 204
  )
  const { report } = await conformOf({ change, only: ['email'], write: true })
  assert.equal(failuresIn(report), {
    [`PUT ${SMTP}`]: ['with another server and no password: status 204 instead of 400']
  })
})

test('finds a login that pages of another port of the panel can send', async () => {
  const change = changedCalls('POST /auth/token/user', async (request, respond) => {
    const headers = new Headers(request.headers)
    const [origin, host] = [headers.get('Origin'), headers.get('Host')]
    const isSameHost = origin !== null && new URL(origin).hostname === new URL(`http://${host}`).hostname
    if (isSameHost) headers.delete('Origin')
    return respond(new Request(request.url, { method: 'POST', headers, body: await request.text() }))
  })
  const { report } = await conformOf({ change, only: ['auth'] })
  assert.equal(failuresIn(report), {
    'POST /auth/token/user': [
      'from another port of the panel: status 400 instead of 403 (invalid_grant)',
      'as an unknown user: status 429 instead of 400 (too_many_failures)'
    ]
  })
})

test('finds an export that others than its account may read and cancel', async () => {
  let owner = ''
  const asOwner =
    (name: string): Change =>
    panel =>
      changedCalls(name, async (request, respond) => {
        const response = await respond(request.clone())
        if (response.status !== 404 || request.url.includes('conformance')) return response
        const headers = { ...Object.fromEntries(request.headers), authorization: owner }
        return respond(new Request(request.url, { method: request.method, headers }))
      })(panel)
  const change: Change = panel => {
    const started = changedCalls('POST /data/logs', async (request, respond) => {
      owner = request.headers.get('Authorization') ?? ''
      return respond(request)
    })(panel)
    const read = asOwner('GET /exports')({ ...panel, ...started })
    return asOwner('DELETE /exports')({ ...panel, ...read })
  }
  const other = { username: 'operator', password: 'operator-3152' }
  const { report } = await conformOf({ change, other, only: ['exports'], write: true })
  assert.equal(failuresIn(report), {
    'GET /exports/{id}': ['as another user: status 200 instead of 404'],
    'DELETE /exports/{id}': ['as another user: status 204 instead of 404']
  })
})

test('finds a list whose pages move while entries are added', async () => {
  const change = changedCalls('GET /data/operations', async (request, respond) => {
    const url = new URL(request.url)
    if (/^[0-9]+$/.test(url.searchParams.get('newest') ?? '')) url.searchParams.delete('newest')
    return respond(new Request(url, { headers: request.headers }))
  })
  const { report } = await conformOf({ change, only: ['operation-log'] })
  const { 'GET /data/operations': findings = [], ...others } = failuresIn(report)
  assert.equal(others, {})
  assert.ok(findings.some(text => /the list has entry \d+, which is newer than newest=\d+$/.test(text)))
})

test.run()
