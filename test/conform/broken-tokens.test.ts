import { createHmac } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { changedCalls, changedResponse, conformOf, failuresIn, type Options } from '../setup/conform-panel'

const test = suite('conformance of panels with broken passwords and tokens')

type Change = NonNullable<Options['change']>

const TOKEN = 'POST /auth/token/user'
const EXPIRY = 'expiry of a token'

/** A panel that says something else of its tokens. */
const says = (change: (token: Record<string, unknown>) => object): Change =>
  changedCalls(TOKEN, async (request, respond) => {
    const response = await respond(request)
    if (response.status !== 200) return response
    return changedResponse(response, {
      body: text => JSON.stringify({ ...JSON.parse(text), ...change(JSON.parse(text)) })
    })
  })

test('finds a panel that takes any password of a user that it knows', async () => {
  const change = changedCalls(TOKEN, async (request, respond) => {
    const fields = new URLSearchParams(await request.text())
    if (fields.get('username') === 'engineer') fields.set('password', 'engineer-3152')
    return respond(new Request(request.url, { method: 'POST', headers: request.headers, body: fields }))
  })
  const { report } = await conformOf({ change, only: ['auth'] })
  assert.equal(failuresIn(report), { [TOKEN]: ['with a wrong password: status 200 instead of 400'] })
})

/** Calls with a token that the panel takes for another one. */
const reads =
  (tokenIn: (text: string) => string): Change =>
  panel => ({
    async fetch(input, init, ...rest) {
      const request = input instanceof Request ? input : new Request(new URL(input, 'http://panel.test'), init)
      const headers = new Headers(request.headers)
      const given = headers.get('Authorization')
      if (given) headers.set('Authorization', `Bearer ${tokenIn(given.replace(/^Bearer /i, ''))}`)
      const text = await request.text()
      const fields = new URLSearchParams(text)
      const renewal = fields.get('refresh_token')
      if (renewal) fields.set('refresh_token', tokenIn(renewal))
      const body = text && (renewal ? String(fields) : text)
      return panel.fetch(
        new Request(request.url, { method: request.method, headers, ...(body && { body }) }),
        undefined,
        ...rest
      )
    }
  })

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signatureOf = (text: string) => createHmac('sha256', 'key').update(text).digest('base64url')

/** A panel whose tokens are JSON web tokens. */
function withJwt(isValid: (signed: string, signature: string) => boolean, claims: (now: number) => object) {
  const change: Change = panel => {
    const read = reads(token => {
      const [header = '', payload = '', signature = ''] = token.split('.')
      if (!payload.startsWith('ey') || !isValid(`${header}.${payload}`, signature)) return 'none'
      return JSON.parse(Buffer.from(payload, 'base64url').toString()).jti
    })
    const given = says(({ access_token: jti }) => {
      const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ jti, ...claims(1_795_000_000) })}`
      return { access_token: `${signed}.${signatureOf(signed)}` }
    })
    return given({ ...panel, ...read(panel) })
  }
  return conformOf({ change, only: ['auth'] })
}
const hour = (iat: number) => ({ iat, exp: iat + 3600 })

test('finds a panel that accepts tokens that it has not signed', async () => {
  const [checked, unchecked] = await Promise.all([
    withJwt((signed, signature) => signature === signatureOf(signed), hour),
    withJwt(() => true, hour)
  ])
  assert.equal(failuresIn(checked.report), {})
  assert.equal(failuresIn(unchecked.report), {
    [TOKEN]: ['a changed signature', 'a changed payload', 'no signature'].map(
      difference => `the token with ${difference}: it gets status 200 instead of 401`
    )
  })
})

test('finds a token that says nothing of its end, lives for too long, or says two things', async () => {
  const claimed = async (claims: (now: number) => object) =>
    failuresIn((await withJwt(() => true, claims)).report)[TOKEN]?.[0]
  assert.equal(await Promise.all([{}, { iat: 0, exp: 604_800 }, { iat: 0, exp: 7200 }].map(it => claimed(() => it))), [
    'the sign-in: the token is a JWT without exp',
    'the sign-in: exp is 604800 s after iat instead of 60 to 86400',
    'the sign-in: exp is 7200 s after iat, and expires_in is 3600'
  ])
  const long = await conformOf({ change: says(() => ({ access_token: 'x'.repeat(3073) })), only: ['auth'] })
  assert.is(failuresIn(long.report)[TOKEN]?.[0], 'the sign-in: /access_token must NOT have more than 3072 characters')
  const { report } = await conformOf({ change: says(() => ({ expires_in: 604_800 })), only: ['auth'] })
  assert.equal(failuresIn(report), {
    [TOKEN]: ['the sign-in: /expires_in must be <= 86400', 'the renewal: /expires_in must be <= 86400']
  })
})

test('finds a panel that compares only the beginning of a token', async () => {
  const known = new Set<string>()
  const change: Change = panel => {
    const read = reads(text => [...known].find(token => token.slice(0, -1) === text.slice(0, -1)) ?? text)
    const given = says(token => {
      known.add(String(token.access_token))
      return {}
    })
    return given({ ...panel, ...read(panel) })
  }
  const { report } = await conformOf({ change, only: ['auth'] })
  assert.equal(failuresIn(report), {
    [TOKEN]: ['the token with another last character: it gets status 200 instead of 401']
  })
})

test('finds a token that outlives what the panel says', async () => {
  const { report } = await conformOf({ change: says(() => ({ expires_in: 1 })), only: ['auth'], expiryMinutes: 1 })
  assert.match(failuresIn(report)[EXPIRY]?.[0] ?? '', /^the token: it is accepted after \d+ s instead of 1$/)
})

/** A run for which a minute passes at once. */
async function ticketsOf(change: Options['change'] = () => ({})) {
  let pass = (_: number) => Promise.resolve()
  const { report } = await conformOf({
    ...{ change, only: ['downloads'], write: true, expiryMinutes: 1 },
    prepare: async panel => {
      pass = panel.clock.advance
    },
    pause: time => pass(time)
  })
  return report
}

test('finds a download whose address is good for longer than a minute', async () => {
  assert.equal(failuresIn(await ticketsOf()), {})
  const file = new Response('a file', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
  const late = await ticketsOf(
    changedCalls('GET /downloads/', async (request, respond) => {
      const response = await respond(request)
      return response.status === 404 && !request.url.includes('unknown') ? file.clone() : response
    })
  )
  assert.equal(failuresIn(late)['expiry of a ticket'], ['the download: status 200 after 65 s instead of 404'])
})

/** What it answers to an unknown name that only its holder may know. */
const unknown = (name: string, status: number, body: object) =>
  changedCalls(name, async (request, respond) => {
    const response = await respond(request)
    return response.status === 404 ? changedResponse(response, { status, body: () => JSON.stringify(body) }) : response
  })

test('finds other answers than 404 to downloads, exports and network changes that do not exist', async () => {
  const panels = [
    {
      name: 'GET /downloads/{ticket}',
      tag: 'downloads',
      status: 403,
      body: { error_code: 'forbidden', message: 'no' }
    },
    { name: 'GET /exports/{id}', tag: 'exports', status: 200, body: { id: 'conformance-unknown' } },
    { name: 'GET /network/pending/{code}', tag: 'pending', status: 410, body: { error_code: 'gone', message: 'no' } }
  ]
  for (const { name, tag, status, body } of panels) {
    const { report } = await conformOf({ change: unknown(name.replace(/\{.*/, ''), status, body), only: [tag] })
    const [failure] = failuresIn(report)[name] ?? []
    assert.match(failure ?? '', new RegExp(`^with an unknown (ticket|id|code): status ${status} instead of 404`), name)
  }
})

test.run()
