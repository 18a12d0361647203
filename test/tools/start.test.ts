import { spawn, spawnSync } from 'node:child_process'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SEEDS } from '../panel/seeds'
import { createSmallDist } from '../setup/small-dist'

const SERVING = 'test/tools/serving.ts'
const SECONDS = 60
const COMMANDS = {
  'npm start': 'test/tools/start.mjs',
  'npm run pack': 'test/tools/pack.mjs',
  'npm run build': 'build.mjs'
}

const test = suite('npm start')

/** In a process of its own, as what is started runs until it is ended. */
function run(script: string) {
  const options = { encoding: 'utf8', timeout: SECONDS * 1000 } as const
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], options)
}

test('serves the console before the OPC UA server is installed', () => {
  const { status, stdout, stderr } = run(`
    const { bundle } = await import('./test/tools/bundle.mjs')
    const bundles = await bundle(['${SERVING}'], 'serve-test')
    const { startServing } = await import(bundles.get('${SERVING}'))
    const never = () => new Promise(() => {})
    const options = { dist: ${JSON.stringify(createSmallDist())}, host: '127.0.0.1', port: 0, httpsPort: 0, seed: 'running-plant', insecure: false }
    console.log(await startServing({ ...options, opcua: never }))
    process.exit()`)
  assert.is(status, 0, stderr)
  assert.match(stdout, /https:\/\/127\.0\.0\.1:\d+/)
  assert.match(stdout, 'OPC UA server: being started')
})

test('serves a panel without an OPC UA server and without screens where that is chosen, and says nothing of them', async () => {
  const args = ['test/tools/start.mjs', '--no-opcua', '--missing', 'codesys,email', '--port', '0', '--https-port', '0']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    text += chunk
    if (/^Faults to switch on/m.test(text)) child.kill()
  }
  assert.match(text, /^ {2}http:\/\/127\.0\.0\.1:\d+$/m)
  assert.match(text, 'SECS/GEM host')
  assert.not.match(text, /OPC UA|CODESYS|mail/i)
})

for (const [command, tool] of Object.entries(COMMANDS))
  test(`${command} explains its options, and does nothing else`, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, '--help'], { encoding: 'utf8' })
    assert.equal([status, stderr], [0, ''])
    assert.ok(stdout.startsWith(`Usage: ${command} [-- options]\n`))
    for (const option of ['languages', 'brand', 'without', 'help']) assert.match(stdout, `\n  --${option} `)
    const { stderr: refusal } = spawnSync(process.execPath, [tool, '--nope'], { encoding: 'utf8' })
    assert.match(refusal, new RegExp(`'--nope'.*\n${command} -- --help explains the options\\.\n$`))
  })

test('names each seed among its options', () => {
  const { stdout } = spawnSync(process.execPath, [COMMANDS['npm start'], '--help'], { encoding: 'utf8' })
  for (const seed of Object.keys(SEEDS)) assert.match(stdout, seed)
})

test('installs the OPC UA server once', () => {
  const install = `(await import('./test/tools/opcua-packages.mjs')).prepareOpcua()`
  run(install)
  const { status, stdout } = run(install)
  assert.equal([status, stdout], [0, ''])
})

test.run()
