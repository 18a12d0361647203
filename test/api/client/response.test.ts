import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isExpired, isInvalid } from '../../../src/api/client/response'

const test = suite('response')
const answer = (status: number, body: object) => ({ status, headers: new Headers(), text: JSON.stringify(body) })
const EXPIRED = { message: 'invalid or expired jwt' }
const INVALID = { error_code: 'invalid_token' }

test('a token is renewed only for a 401 with the message that says so', () => {
  assert.ok(isExpired(answer(401, EXPIRED)))
  assert.not(isExpired(answer(401, { message: 'missing jwt' })))
  assert.not(isExpired(answer(400, EXPIRED)))
})

test('a token is invalid only with a 400 that says so', () => {
  assert.ok(isInvalid(answer(400, INVALID)))
  assert.not(isInvalid(answer(400, { error_code: 'invalid_body' })))
  assert.not(isInvalid(answer(401, INVALID)))
})

test.run()
