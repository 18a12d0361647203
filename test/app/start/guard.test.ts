import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { guardedAway } from '../../../src/app/start/guard'
import type { Session } from '../../../src/session/session'

const test = suite('guard')

const CASES: [string, Session['status'], string | undefined][] = [
  ['/', 'signed-out', '/app/login?redirect=%2F'],
  ['/app', 'signed-out', '/app/login?redirect=%2Fapp'],
  ['/app/network/ethernet?port=2#ip', 'signed-out', '/app/login?redirect=%2Fapp%2Fnetwork%2Fethernet%3Fport%3D2%23ip'],
  ['/app/no-such-screen', 'signed-out', '/app/login?redirect=%2Fapp%2Fno-such-screen'],
  ['/app/login', 'signed-out', undefined],
  ['/admin/login?redirect=%2Fapp', 'signed-out', undefined],
  ['/auth-redirect', 'signed-out', undefined],
  ['/auth-redirect?redirect=%2Fapp', 'signed-in', undefined],
  ['/app/login', 'signed-in', '/app'],
  ['/admin/login', 'signed-in', '/app'],
  ['/app/login?redirect=%2Fapp%2Fdata%2Fdata-log', 'signed-in', '/app/data/data-log'],
  ['/app/login?redirect=https%3A%2F%2Fevil.example', 'signed-in', '/app'],
  ['/app/login?redirect=%2Fapp%2Flogin', 'signed-in', '/app'],
  ['/', 'signed-in', '/app'],
  ['/admin', 'signed-in', '/app'],
  ['/admin/dashboard', 'signed-in', undefined],
  ['/app/dashboard', 'checking', undefined],
  ['/app/login', 'checking', undefined],
  ['/app/dashboard', 'failed', undefined]
]

for (const [path, status, away] of CASES) {
  test(`${away ? `sends ${path} to ${away}` : `shows ${path}`} when ${status}`, () => {
    const { pathname, search, hash } = new URL(path, 'http://panel.test')
    assert.is(guardedAway({ pathname, search, hash }, status), away)
  })
}

test.run()
