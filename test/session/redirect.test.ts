import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { canonical } from '../../src/session/paths'
import { safeRedirect } from '../../src/session/redirect'

const test = suite('safe redirect')

test('follows paths of this console', () => {
  const good = [
    '/',
    '/app',
    '/app/dashboard',
    '/admin/dashboard',
    '/app/data/data-log?log=3&from=2026%2F11%2F21#table',
    '/app/login-history',
    '/app/system/login',
    '/auth-redirect#confirm=a1b2',
    '/app/a%20b',
    '/app/%E3%83%A9%E3%82%A4%E3%83%B3',
    '/app/x?next=//evil.example'
  ]
  for (const path of good) assert.is(safeRedirect(path), path)
})

test('falls back to the main page for anything else', () => {
  const hostile = [
    null,
    '',
    ' ',
    'app',
    'app/dashboard',
    './app',
    '../app',
    '?a',
    '#a',
    '//evil.example',
    '///evil.example',
    '////evil.example/app',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/app\\..\\..\\evil',
    'http://evil.example',
    'https:evil.example',
    'HTTPS://evil.example/app',
    'http:/app',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0000javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:http://panel/x',
    ' //evil.example',
    ' /app',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/app\u0000',
    '/app\u007f',
    '/app\u0085',
    '/app?a=\n',
    '/.//evil.example',
    '/..//evil.example',
    '/app/..//evil.example',
    '/app/../..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/app/%2e%2e//evil.example',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%255cevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%2525252fevil.example',
    '/%09/evil.example',
    '/app%00',
    '/app%0d%0aSet-Cookie:a=b',
    '/%',
    '/%zz',
    '/%c0%af%c0%afevil.example',
    '/app/login',
    '/app/login/',
    '/app//login',
    '/admin/login',
    '/admin/login?redirect=%2Fapp',
    '/ADMIN/Login',
    '/app/./login',
    '/app/x/../login',
    '/app/%6cogin',
    '/app/%256cogin',
    '/app/%2e%2e/app/login',
    '/app%2flogin',
    '/x/%252e%252e/app/login',
    '/app/login#x'
  ]
  for (const path of hostile) assert.is(safeRedirect(path), '/app', JSON.stringify(path))
})

test('never returns a path with a redirect of its own', () => {
  const cases: [string, string][] = [
    ['/app/dashboard?redirect=%2Fapp', '/app/dashboard'],
    ['/app/dashboard?a=1&redirect=//evil.example&b=2', '/app/dashboard?a=1&b=2'],
    ['/app/dashboard?%72edirect=x&a=1', '/app/dashboard?a=1'],
    ['/app/dashboard?redirect', '/app/dashboard'],
    ['/app?redirect=a&redirect=b#c', '/app#c'],
    ['/app?redirects=1', '/app?redirects=1']
  ]
  for (const [path, safe] of cases) assert.is(safeRedirect(path), safe)
})

test('returns a path of this origin that is accepted unchanged', () => {
  const pieces = [
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2f',
    '\\',
    '%5c',
    'app',
    'login',
    'admin',
    '@evil.example',
    ':80',
    '?redirect=',
    '#',
    '\t',
    '%09',
    '%25'
  ]
  for (const a of pieces) {
    for (const b of pieces) {
      for (const c of pieces) {
        for (const d of pieces) {
          const path = safeRedirect(`/${a}${b}${c}${d}`)
          assert.is(new URL(path, 'http://panel.test').host, 'panel.test', path)
          assert.ok(/^\/(?![/\\])/.test(path), path)
          assert.is(safeRedirect(path), path)
        }
      }
    }
  }
})

test('reads a link with very many slashes at once', () => {
  const before = process.cpuUsage()
  const path = `/app${'/'.repeat(200_000)}x`
  assert.is(canonical(path), path)
  assert.is(canonical('/admin/data//'), '/app/data')
  const { user } = process.cpuUsage(before)
  assert.ok(user < 1_000_000, `${user / 1000} ms`)
})

test.run()
