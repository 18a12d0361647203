import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

/** What `npm start`, `npm test`, `npm run build`, `npm run pack` and `npm run types` call. */
const COMMANDS = [
  'test/tools/start.mjs',
  'test/tools/test.mjs',
  'build.mjs',
  'test/tools/pack.mjs',
  'test/tools/types.mjs'
]
const CHECKOUT = ['test/tools', '.build', 'build.mjs', 'package.json', 'package-lock.json']

const test = suite<{ folder: string }>('a checkout without packages')

test.before(context => {
  context.folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  for (const path of CHECKOUT) cpSync(join(process.cwd(), path), join(context.folder, path), { recursive: true })
})

test.after(({ folder }) => rmSync(folder, { recursive: true }))

for (const command of COMMANDS) {
  test(`${command} begins by installing them`, ({ folder }) => {
    const env = { ...process.env, PATH: '' }
    const { status, stderr } = spawnSync(process.execPath, [command], { cwd: folder, env, encoding: 'utf8' })
    assert.match(stderr, /^npm could not be started \(.*\n$/)
    assert.is(status, 1)
  })
}

test('npm run check and npm run conform start', ({ folder }) => {
  const imports = ['check', 'conform'].map(name => `await import('./test/tools/run-${name}.mjs')`).join('\n')
  const evaluate = ['--input-type=module', '--eval', imports]
  assert.is(spawnSync(process.execPath, evaluate, { cwd: folder }).status, 0)
})

test.run()
