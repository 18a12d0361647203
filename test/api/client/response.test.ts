import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isExpired, isLost } from '../../../src/api/client/response'

const test = suite('response')
const answer = (status: number, body: object) => ({ status, headers: new Headers(), text: JSON.stringify(body) })
const EXPIRED = { message: 'invalid or expired jwt' }
const INVALID = { error_code: 'invalid_token' }

test('a token is renewed only for a 401 with the message that says so', () => {
  assert.ok(isExpired(answer(401, EXPIRED)))
  assert.not(isExpired(answer(401, { message: 'missing jwt' })))
  assert.not(isExpired(answer(400, EXPIRED)))
})

test('a token is lost with any 401, and with a 400 that calls it invalid', () => {
  assert.ok(isLost(answer(401, {})))
  assert.ok(isLost(answer(400, INVALID)))
  assert.not(isLost(answer(400, { error_code: 'invalid_body' })))
  assert.not(isLost(answer(403, INVALID)))
})

test.run()
